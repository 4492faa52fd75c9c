"""What a position is worth: a heuristic made by hand, and a network that learned it."""
