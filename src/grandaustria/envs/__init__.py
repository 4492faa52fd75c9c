"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once on arrays.

The rest of the package does not need this. docs/research.md shows how to use it.
"""
