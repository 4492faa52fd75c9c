"""What is remembered of a game besides its position."""
