"""What the panels draw from: a view, what is printed on cards and boards, and words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from grandaustria.cards.editions import EDITIONS
from grandaustria.codec.types import View
from grandaustria.options import Options
from grandaustria.rules.cards import Objective
from grandaustria.rules.state import State
from grandaustria.words.card_data import cards_as_json
from grandaustria.words.catalogue import Catalogue, catalogue
from grandaustria.words.seats import names_at

Card = dict[str, Any]


class Printed(NamedTuple):
    """Cards by number, tiles and hotels by name; `asked` has what objectives count, as strips."""

    guests: dict[int, Card]
    staff: dict[int, Card]
    objectives: dict[int, Card]
    tiles: dict[str, Card]
    hotels: dict[str, Card]
    board: dict[str, Any]
    asked: dict[int, str]


@cache
def printed(edition: str, language: str) -> Printed:
    cards = cards_as_json(edition, language)
    state = Options(edition=edition).new_state()
    return Printed(
        guests={card["number"]: card for card in cards["guests"]},
        staff={card["number"]: card for card in cards["staff"]},
        objectives={card["number"]: card for card in cards["objectives"]},
        tiles={tile["name"]: tile for tile in cards["tiles"]},
        hotels={hotel["name"]: hotel for hotel in cards["hotels"]},
        board=cards["board"],
        asked={objective.number: _asked(objective, state) for objective in EDITIONS[edition].objectives},
    )


def _asked(objective: Objective, state: State) -> str:
    counts = objective.condition.counts(state, state.players[0])
    if len(counts) == 1 and counts[0].icon.startswith("c-"):  # the colour that a player is closest to
        return "i:c-any"
    return " ".join(f"{each.need} i:{each.icon}" for each in counts)


class Table(NamedTuple):
    """`names` are those of the players; `marks` the letters or numbers on their markers."""

    view: View
    printed: Printed
    words: Catalogue
    names: list[str]
    marks: list[str]

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.say(f"picture-{message}", **arguments)


def table_of(view: View, language: str, names: Sequence[str]) -> Table:
    words = catalogue(language)
    seats = range(len(view["players"]))
    return Table(
        view,
        printed(view["options"]["edition"], language),
        words,
        names_at(Options.from_json(view["options"]), language, names),
        [names[seat][:1].upper() if seat < len(names) else str(seat + 1) for seat in seats],
    )
