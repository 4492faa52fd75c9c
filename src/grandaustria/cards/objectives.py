"""The twelve objectives, four of each letter."""

from __future__ import annotations

from typing import Final

from grandaustria.rules.cards import Objective
from grandaustria.rules.objectives import (
    EmperorSpace,
    FullColumns,
    FullFloors,
    FullGroups,
    OccupiedByColour,
    OwnKrones,
    RoomTiles,
    StaffInPlay,
    WholeColour,
)

OBJECTIVES: Final = (
    Objective(105, "A", OwnKrones(20)),
    Objective(106, "A", RoomTiles(12)),
    Objective(107, "A", StaffInPlay(6)),
    Objective(108, "A", EmperorSpace(10)),
    Objective(109, "B", FullFloors(2)),
    Objective(110, "B", FullGroups(6)),
    Objective(111, "B", WholeColour()),
    Objective(112, "B", FullColumns(2)),
    Objective(113, "C", OccupiedByColour(blue=3, red=3, yellow=3)),
    Objective(114, "C", OccupiedByColour(blue=0, red=4, yellow=3)),
    Objective(115, "C", OccupiedByColour(blue=3, red=0, yellow=4)),
    Objective(116, "C", OccupiedByColour(blue=4, red=3, yellow=0)),
)
