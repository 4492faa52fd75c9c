"""Evaluation of positions: a hand-made heuristic and a trained network."""
