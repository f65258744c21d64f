"""One module for each revision; a database goes through them in order."""
