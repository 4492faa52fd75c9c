"""Environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once on arrays.

The rest of the package does not need this. docs/research.md shows how to use it. Importing it tells Gymnasium, where
that is installed, about `grandaustria/GrandAustria-v0`.
"""

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    import grandaustria.envs.registration  # noqa: F401
