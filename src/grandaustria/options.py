"""The options that players agree on before a game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from typing_extensions import TypedDict

from grandaustria.cards.editions import EDITIONS
from grandaustria.errors import InvalidData
from grandaustria.integers import whole
from grandaustria.rules.ruleset import Agreed
from grandaustria.rules.setup import DRAFT, INTRODUCTORY, STANDARD
from grandaustria.rules.state import State

DEBUG: Final = bool(os.environ.get("GRANDAUSTRIA_DEBUG"))  # whether states refuse illegal choices
DAY_HOTELS: Final = ("A", "B", "C", "D")
STAFF_MODES: Final = {"standard": STANDARD, "introductory": INTRODUCTORY, "draft": DRAFT}


class OptionsJson(TypedDict):
    """What the players agreed on before the game; a list of hotels is in the order of the seats."""

    players: int
    hotel: str | list[str]
    staff: str
    edition: str
    promos: bool


@dataclass(frozen=True)
class Options:
    """The options of a game. Any value not listed here raises `InvalidData`.

    players: 2, 3 or 4
    hotel:   "night", "day" (dealt at random, all different), or the day boards seat by seat, as in ("C", "A")
    staff:   "standard", "introductory" (lettered sets) or "draft"
    edition: "current" or "first"
    promos:  whether to include the two promo guests; default: only in the current edition
    """

    players: int = 2
    hotel: str | tuple[str, ...] = "night"
    staff: str = "standard"
    edition: str = "current"
    promos: bool | None = None

    def __post_init__(self) -> None:
        players = whole(self.players)
        if players is None or not 2 <= players <= 4:
            raise InvalidData("players", f"2, 3 or 4, not {self.players!r}")
        object.__setattr__(self, "players", players)
        hotel: object = self.hotel
        if isinstance(hotel, list):
            object.__setattr__(self, "hotel", tuple(hotel))
        self._check_hotel()
        if self.staff not in tuple(STAFF_MODES):
            raise InvalidData("staff", f"one of {', '.join(STAFF_MODES)}, not {self.staff!r}")
        if self.edition not in tuple(EDITIONS):
            raise InvalidData("edition", f"one of {', '.join(EDITIONS)}, not {self.edition!r}")
        if self.promos is None:
            object.__setattr__(self, "promos", EDITIONS[self.edition].promos_by_default)
        if not isinstance(self.promos, bool):
            raise InvalidData("promos", f"true or false, not {self.promos!r}")

    def _check_hotel(self) -> None:
        if self.hotel in ("night", "day"):
            return
        chosen = self.hotel if isinstance(self.hotel, tuple) else ()
        different = len(set(map(str, chosen))) == len(chosen) == self.players
        if not different or not all(letter in DAY_HOTELS for letter in chosen):
            raise InvalidData("hotel", f"night, day, or {self.players} different letters of A to D, not {self.hotel!r}")

    def to_json(self) -> OptionsJson:
        return {
            "players": self.players,
            "hotel": list(self.hotel) if isinstance(self.hotel, tuple) else self.hotel,
            "staff": self.staff,
            "edition": self.edition,
            "promos": bool(self.promos),
        }

    @classmethod
    def from_json(cls, data: object) -> Options:
        if not isinstance(data, Mapping):
            raise InvalidData("options", f"an object, not {data!r}")
        known = {field.name for field in fields(cls)}
        for name in data:
            if name not in known:
                raise InvalidData(f"options.{name}", f"unknown; known are {', '.join(sorted(known))}")
        try:
            return cls(**data)
        except InvalidData as error:
            raise InvalidData(f"options.{error.field}", error.problem) from None

    def new_state(self) -> State:
        """Return the position before the deal, settled, so that nature is asked first."""
        if isinstance(self.hotel, tuple):
            hotels = [DAY_HOTELS.index(letter) + 1 for letter in self.hotel]
        else:
            hotels = [0 if self.hotel == "night" else -1] * self.players
        state = EDITIONS[self.edition].new_state(Agreed(hotels, STAFF_MODES[self.staff], bool(self.promos)))
        state.checked = DEBUG
        state.settle()
        return state
