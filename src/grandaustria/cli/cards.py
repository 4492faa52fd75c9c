"""The cards, tiles and boards as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from grandaustria.cards.editions import EDITIONS
from grandaustria.cards.leopold import LEOPOLD_CARDS
from grandaustria.cli.floorplan import floor_plan
from grandaustria.rules.board import COLOURS
from grandaustria.rules.ruleset import Ruleset
from grandaustria.words.catalogue import Catalogue, catalogue
from grandaustria.words.describe import ability_of, order_of, parts_in_words, penalty_of, reward_of
from grandaustria.words.instructions import hand_of, steps_of
from grandaustria.words.plain import plain


def print_cards(kinds: Sequence[str], edition: str, language: str) -> None:
    words = catalogue(language)
    console = Console(highlight=False)
    for kind in kinds:
        _PRINTERS[kind](console, EDITIONS[edition], words)


def _table(words: Catalogue, title: str, *columns: str) -> Table:
    """Columns that hold numbers begin with #."""
    heading = words.say(f"table-{title}")
    table = Table(title=heading, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in columns:
        name = column.removeprefix("#")
        table.add_column(words.say(f"table-{name}"), justify="right" if name != column else "left")
    return table


def _guests(console: Console, edition: Ruleset, words: Catalogue) -> None:
    table = _table(words, "guests", "#number", "name", "colour", "order", "#points", "reward")
    for guest in edition.guests:
        colour = COLOURS[guest.colour]
        table.add_row(
            str(guest.number),
            plain(words.say(f"guest-{guest.number}")),
            Text(words.say(f"colour-{colour}"), style=colour),
            order_of(guest, words),
            str(guest.points),
            reward_of(guest, words),
        )
    console.print(table)


def _staff(console: Console, edition: Ruleset, words: Catalogue) -> None:
    sets = {number: "ABCD"[k] for k, cards in enumerate(edition.printed.starting_sets) for number in cards}
    table = _table(words, "staff", "#number", "name", "#cost", "set", "ability")
    for card in edition.staff:
        name = plain(words.say(f"staff-{card.number}"))
        table.add_row(str(card.number), name, str(card.cost), sets.get(card.number, ""), ability_of(card, words))
    console.print(table)


def _objectives(console: Console, edition: Ruleset, words: Catalogue) -> None:
    table = _table(words, "objectives", "#number", "letter", "condition")
    for objective in edition.objectives:
        table.add_row(str(objective.number), objective.letter, words.say(f"objective-{objective.number}"))
    console.print(table)


def _tiles(console: Console, edition: Ruleset, words: Catalogue) -> None:
    table = _table(words, "tiles", "tile", "reward", "penalty")
    for tile in edition.tiles:
        table.add_row(tile.name, parts_in_words(tile.reward, words), penalty_of(tile, words))
    console.print(table)


def _hotels(console: Console, edition: Ruleset, words: Catalogue) -> None:
    for hotel in edition.hotels:
        console.print(Text(words.say(f"hotel-{hotel.name}"), style="bold"))
        console.print(floor_plan(hotel, words))


def _leopold(console: Console, edition: Ruleset, words: Catalogue) -> None:
    """Print Leopold's cards, which the first edition does not have."""
    if edition is not EDITIONS["current"]:
        return
    table = _table(words, "leopold", "#number", "steps", "tie")
    for card in LEOPOLD_CARDS:
        steps = words.joined("list-parts", steps_of(card, words))
        table.add_row(str(card.number), steps, hand_of(card, words))
    console.print(table)


_PRINTERS: Final[dict[str, Callable[[Console, Ruleset, Catalogue], None]]] = {
    "guests": _guests,
    "staff": _staff,
    "objectives": _objectives,
    "tiles": _tiles,
    "hotels": _hotels,
    "leopold": _leopold,
}
