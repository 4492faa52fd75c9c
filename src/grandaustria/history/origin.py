"""What the record of a game starts from."""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

from typing_extensions import TypedDict

from grandaustria.chance import Chance, Nature
from grandaustria.codec.snapshot import encode
from grandaustria.codec.types import Snapshot
from grandaustria.history.chronicle import Chronicle
from grandaustria.options import Options
from grandaustria.rules.state import State


class OriginJson(TypedDict, total=False):
    seed: int
    start: Snapshot


class Dice(TypedDict, total=False):
    chance: list[int]


class Beginning(NamedTuple):
    """A position with its past, kept as it is: writing a snapshot takes longer than most searches have."""

    options: Options
    state: State
    chronicle: Chronicle
    nature: Nature | None

    def snapshot(self) -> Snapshot:
        dice: Dice = {"chance": words_of(self.nature)} if isinstance(self.nature, Chance) else {}
        return {
            "format": "grandaustria.snapshot",
            "version": 1,
            "options": self.options.to_json(),
            **encode(self.state),
            "story": self.chronicle.to_json(),
            **dice,
        }


class Origin(NamedTuple):
    """A seed, a position, or neither if the deal came from a nature without a seed. It never changes."""

    seed: int | None = None
    start: Snapshot | Beginning | None = None

    def seeded(self) -> bool:
        """Return whether all dice follow from what is here."""
        if isinstance(self.start, Beginning):
            return isinstance(self.start.nature, Chance)
        return self.seed is not None or (self.start is not None and "chance" in self.start)

    def reseeded(self) -> Origin:
        """Return the origin of a game whose dice no longer follow from it."""
        if isinstance(self.start, Beginning):
            return Origin(start=self.start._replace(nature=None))
        start = self.start.copy() if self.start is not None else None
        if start is not None:
            start.pop("chance", None)
        return Origin(start=start)

    def to_json(self) -> OriginJson:
        if self.seed is not None:
            return {"seed": self.seed}
        if self.start is None:
            return {}
        return {"start": self.start.snapshot() if isinstance(self.start, Beginning) else deepcopy(self.start)}


def words_of(chance: Chance) -> list[int]:
    """Return the state of a generator, as a snapshot has it."""
    return [chance.a, chance.b, chance.c, chance.d]
