"""Analysis of recorded games."""
