"""The options that players agree on before a game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final, Literal, NotRequired

from typing_extensions import TypedDict

from grandaustria.cards.editions import EDITIONS, SOLO
from grandaustria.errors import InvalidData
from grandaustria.integers import whole
from grandaustria.rules.ruleset import Agreed, Ruleset
from grandaustria.rules.setup import DRAFT, INTRODUCTORY, STANDARD
from grandaustria.rules.state import State

DEBUG: Final = bool(os.environ.get("GRANDAUSTRIA_DEBUG"))  # whether states refuse illegal choices
DAY_HOTELS: Final = ("A", "B", "C", "D")
STAFF_MODES: Final = {"standard": STANDARD, "introductory": INTRODUCTORY, "draft": DRAFT}
ALONE: Final = "solo"  # the mode of the game for one


class _Usual(int):
    """A default that can be told from the same number if somebody gives it."""


USUAL: Final = _Usual(2)  # players, where nobody says how many


class OptionsJson(TypedDict):
    """What the players agreed on before the game; a list of hotels is in the order of the seats.

    Only a game against Leopold has `mode` and `level`.
    """

    players: int
    hotel: str | list[str]
    staff: str
    edition: str
    promos: bool
    mode: NotRequired[Literal["solo"]]
    level: NotRequired[int]


@dataclass(frozen=True)
class Options:
    """The options of a game. Any value not listed here raises `InvalidData`.

    - `players`: 2, 3 or 4; 1 against Leopold
    - `hotel`: "night", "day" (dealt at random, all different), or the day boards seat by seat, as in ("C", "A");
      against Leopold the player's only, for he has the night hotel
    - `staff`: "standard", "introductory" (lettered sets) or "draft"
    - `edition`: "current" or "first"
    - `promos`: whether to include the two promo guests; default: only in the current edition
    - `mode`: None, or "solo": alone against Leopold, by the current edition and with standard staff
    - `level`: of Leopold, from 1 (easy, the default) to 3 (hard)
    """

    players: int = USUAL
    hotel: str | tuple[str, ...] = "night"
    staff: str = "standard"
    edition: str = "current"
    promos: bool | None = None
    mode: str | None = None
    level: int | None = None

    def __post_init__(self) -> None:
        hotel: object = self.hotel
        if isinstance(hotel, list):
            object.__setattr__(self, "hotel", tuple(hotel))
        if self.mode is None:
            self._check_players()
        else:
            self._check_solo()
        self._check_hotel()
        if self.staff not in tuple(STAFF_MODES):
            raise InvalidData("staff", f"one of {', '.join(STAFF_MODES)}, not {self.staff!r}")
        if self.edition not in tuple(EDITIONS):
            raise InvalidData("edition", f"one of {', '.join(EDITIONS)}, not {self.edition!r}")
        if self.promos is None:
            object.__setattr__(self, "promos", EDITIONS[self.edition].promos_by_default)
        if not isinstance(self.promos, bool):
            raise InvalidData("promos", f"true or false, not {self.promos!r}")

    def _check_players(self) -> None:
        players = whole(self.players)
        if players is None or not 2 <= players <= 4:
            hint = ' (alone only with mode="solo")' if players == 1 else ""
            raise InvalidData("players", f"2, 3 or 4, not {self.players!r}{hint}")
        object.__setattr__(self, "players", players)
        if self.level is not None:
            raise InvalidData("level", f'only with mode="solo", not {self.level!r}')

    def _check_solo(self) -> None:
        if self.mode != ALONE:
            raise InvalidData("mode", f"solo, or none, not {self.mode!r}")
        if self.players is not USUAL and whole(self.players) != 1:
            raise InvalidData("players", f"1 against Leopold, not {self.players!r}")
        level = 1 if self.level is None else whole(self.level)
        if level is None or not 1 <= level <= len(SOLO):
            raise InvalidData("level", f"1, 2 or 3, not {self.level!r}")
        if self.edition != "current":
            raise InvalidData("edition", f"only current against Leopold, not {self.edition!r}")
        if self.staff != "standard":
            raise InvalidData("staff", f"only standard against Leopold, not {self.staff!r}")
        object.__setattr__(self, "players", 1)
        object.__setattr__(self, "level", level)
        if self.hotel in DAY_HOTELS:
            object.__setattr__(self, "hotel", (self.hotel,))

    @property
    def alone(self) -> bool:
        """Whether it is a game for one, against Leopold."""
        return self.mode == ALONE

    @property
    def seats(self) -> int:
        """The seats at the table, Leopold's included."""
        return 2 if self.alone else self.players

    @property
    def ruleset(self) -> Ruleset:
        return SOLO[self.level - 1] if self.level is not None else EDITIONS[self.edition]

    def _check_hotel(self) -> None:
        if self.hotel in ("night", "day"):
            return
        chosen = self.hotel if isinstance(self.hotel, tuple) else ()
        different = len(set(map(str, chosen))) == len(chosen) == self.players
        if not different or not all(letter in DAY_HOTELS for letter in chosen):
            letters = "a letter" if self.alone else f"{self.players} different letters"
            raise InvalidData("hotel", f"night, day, or {letters} of A to D, not {self.hotel!r}")

    def to_json(self) -> OptionsJson:
        json: OptionsJson = {
            "players": self.players,
            "hotel": list(self.hotel) if isinstance(self.hotel, tuple) else self.hotel,
            "staff": self.staff,
            "edition": self.edition,
            "promos": bool(self.promos),
        }
        if self.level is not None:
            json |= {"mode": ALONE, "level": self.level}
        return json

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
        if self.alone:
            hotels.append(0)
        state = self.ruleset.new_state(Agreed(hotels, STAFF_MODES[self.staff], bool(self.promos)))
        state.checked = DEBUG
        state.settle()
        return state
