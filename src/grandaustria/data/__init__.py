"""Many games: played, written to files, and turned into tables."""
