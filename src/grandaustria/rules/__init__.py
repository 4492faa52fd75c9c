"""The rules of the game: pure and deterministic, without chance, text or I/O."""
