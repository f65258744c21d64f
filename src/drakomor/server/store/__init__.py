"""The store: what the server remembers, on SQLite or PostgreSQL."""
