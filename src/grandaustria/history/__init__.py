"""What is remembered of a game beside its position."""
