"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once on arrays.

Nothing here is imported by the rest of the package. docs/research.md tells how to use it.
"""
