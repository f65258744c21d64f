"""The server: tables that people and bots play at, over HTTP and WebSocket."""
