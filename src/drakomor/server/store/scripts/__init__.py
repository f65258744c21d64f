"""What the store does off the hot path, once for both databases."""
