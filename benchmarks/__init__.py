"""Our speed beside that of our peers: see README.md."""
