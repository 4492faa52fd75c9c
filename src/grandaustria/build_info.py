"""How this copy of the package was built."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")  # whether the rules run compiled
