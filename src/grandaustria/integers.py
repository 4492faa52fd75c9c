"""Whole numbers of any kind, NumPy's included."""

from __future__ import annotations

from operator import index


def whole(value: object) -> int | None:
    """Return a whole number as an int, and None for anything else, `True` and `False` included."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]  # what has no index raises TypeError
    except TypeError:
        return None
