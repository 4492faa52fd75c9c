"""What a position is worth: a hand-made heuristic and a trained network."""
