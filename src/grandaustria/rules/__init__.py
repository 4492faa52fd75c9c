"""The rules of the game: pure, deterministic, without chance, text or input and output."""
