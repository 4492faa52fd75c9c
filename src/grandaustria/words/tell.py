"""Events and notices in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from grandaustria.cards.emperor_tiles import EMPEROR_TILES
from grandaustria.cards.objectives import OBJECTIVES
from grandaustria.codec.names import PRINTED
from grandaustria.words.catalogue import Arguments, Catalogue, catalogue, key, player_named
from grandaustria.words.describe import parts_in_words, place_of


def tell(event: Mapping[str, Any], language: str = "en", names: Sequence[str] = (), marked: bool = False) -> str:
    """Put one of `Game.events()` into words. `names` are those of the players, by seat.

    Several like it in a row can be told at once by adding `times` to the event. If `marked`, cards and tiles come as
    `[[guest:75|Opera Singer]]`, so that they can be shown on demand.
    """
    words = catalogue(language)
    if marked:
        names = _without_marks(names)
    arguments: Arguments = {"times": 1}
    for field, value in event.items():
        if field == "seat":
            arguments["player"] = player_named(words, names, value)
        elif field in _FIELDS:
            arguments |= _FIELDS[field](words, value)
            if marked and field in _MARKED and value is not None:
                arguments[field] = f"[[{field}:{value}|{arguments[field]}]]"
        elif field != "event":
            arguments[field] = value
    return words.say(f"event-{key(event['event'])}", **arguments)


def tell_notice(notice: Mapping[str, Any], language: str = "en", names: Sequence[str] = ()) -> str:
    """Put a notice into words: a bot stands in, or a person is back or has left for good."""
    words = catalogue(language)
    names = _without_marks(names)
    kind = key(notice["kind"])
    if notice["kind"] == "stand_in":
        kind += f"-{notice['why']}" + ("" if notice["stays"] or notice["why"] == "called" else "-turn")
    arguments: Arguments = {"player": player_named(words, names, notice["seat"])}
    if notice["by"] is not None:
        arguments["by"] = player_named(words, names, notice["by"])
    return words.say(f"notice-{kind}", **arguments)


def _without_marks(names: Sequence[str]) -> list[str]:
    return [name.replace("[", _OPENING) for name in names]


def _guest(words: Catalogue, number: int) -> Arguments:
    return {"guest": words.say(f"guest-{number}")}


def _staff(words: Catalogue, number: int | None) -> Arguments:
    return {"staff": "none" if number is None else words.say(f"staff-{number}")}


def _tile(words: Catalogue, name: str) -> Arguments:
    return {"tile": name, "reward": parts_in_words(EMPEROR_TILES[PRINTED.tile_index[name]].reward, words)}


def _objective(words: Catalogue, number: int) -> Arguments:
    return {"objective": words.say(f"objective-{number}"), "letter": OBJECTIVES[PRINTED.objective_index[number]].letter}


def _hotel(words: Catalogue, name: str) -> Arguments:
    return {"hotel": words.say(f"hotel-{name}")}


def _room(words: Catalogue, room: int) -> Arguments:
    return place_of(room)


def _change(words: Catalogue, change: int) -> Arguments:
    return {"way": "gain" if change > 0 else "loss", "n": abs(change)}


def _source(words: Catalogue, source: str) -> Arguments:
    return {"source": words.say(f"source-{key(source)}")}


def _extra(words: Catalogue, extra: bool) -> Arguments:
    return {"extra": "yes" if extra else "no"}


# An invisible word joiner after every bracket of a name: two in a row would open a mark.
_OPENING: Final = "[\u2060"
_MARKED: Final = frozenset(("guest", "staff", "tile", "objective"))
_FIELDS: Final[dict[str, Callable[[Catalogue, Any], Arguments]]] = {
    "guest": _guest,
    "staff": _staff,
    "tile": _tile,
    "objective": _objective,
    "hotel": _hotel,
    "room": _room,
    "change": _change,
    "source": _source,
    "extra": _extra,
}
