"""The options of environments, which take them one by one."""

from __future__ import annotations

from grandaustria.integers import whole
from grandaustria.options import ALONE, Options


def agreed(
    players: int,
    hotel: str | tuple[str, ...],
    staff: str,
    edition: str,
    promos: bool | None,
    mode: str | None,
    level: int | None,
) -> Options:
    """Return the options. One player plays against Leopold, whether or not the mode says so."""
    if mode is None and whole(players) == 1:
        mode = ALONE
    return Options(players, hotel, staff, edition, promos, mode, level)
