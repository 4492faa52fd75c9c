"""A guest whose order is complete moves in: the position before, and what is different afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from grandaustria import Game
from tests.positions import FOODS, gained, offered, play, player, seat, table, whole

# One free room of each colour, none of them the last of its group: 1 is yellow, 2 red, 10 blue.
# Beside the tiles lie the spaces 3 (floor 1, free of charge), 6 and 7 (1 krone), 11 (2 krones) and 15 (3 krones).
HOTEL = ("off..", "o....", "f....")
YELLOW_ROOM, RED_ROOM, BLUE_ROOM = 1, 2, 10

QUEUE = (51, 65, 77, 92, 93)
ANY_GUEST = {"TAKE_GUEST:0", "TAKE_GUEST:1", "TAKE_GUEST:2", "TAKE_GUEST:3", "TAKE_GUEST:4", "DONE"}

Seated = int | tuple[int, Mapping[str, int]]


def floors(occupied: Iterable[int] = (), free: Iterable[int] = ()) -> list[str]:
    """A hotel in which these rooms are occupied and those are free."""
    full, empty = set(occupied), set(free)
    rooms = "".join("o" if room in full else "f" if room in empty else "." for room in range(20))
    return [rooms[floor : floor + 5] for floor in range(0, 20, 5)]


def moves_in(
    guest: int,
    *others: Seated,
    into: int | None = None,
    krones: int = 10,
    hand: Sequence[int] = (),
    staff: Sequence[int] = (),
    rooms: Sequence[str] = HOTEL,
    **more: Any,
) -> Game:
    """The guest at the first table has just moved in, its reward still to be decided; `into` if there is a choice."""
    owner = player(cafe=[guest, *others], krones=krones, hand=hand, staff=staff, rooms=rooms)
    game = play(table(owner, **more), "MOVE_IN:0")
    if into is not None:
        play(game, f"OCCUPY:{into}")
    assert guest not in tables(game)
    assert guest in game.snapshot()["guest_discard"]
    return game


def outcome(game: Game) -> dict[str, Any]:
    """All that is different for seat 0 since the position the game started from, after nothing is left to decide."""
    assert {"TAKE_DIE:1", "END_TURN"} & offered(game), "the turn should go on"
    snapshot = whole(game)
    assert None not in snapshot["queue"]
    Game.restore(snapshot)  # every card is in one place
    before, other = cast(Any, game.record())["start"]["players"]
    assert snapshot["players"][1] == other
    now = snapshot["players"][0]
    foods = {food: now["kitchen"][food] - before["kitchen"][food] for food in FOODS}
    cards: dict[str, Any] = {
        "drawn": len(set(now["hand"]) - set(before["hand"])),
        "played": sorted(set(now["staff"]) - set(before["staff"])),
        "prepared": sorted(rooms_showing("fo", now) - rooms_showing("fo", before)),
        "occupied": sorted(rooms_showing("o", now) - rooms_showing("o", before)),
        "guests": sorted(set(tables(game)) - {entry["guest"] for entry in before["cafe"] if entry}),
    }
    return gained(before, now) | {name: change for name, change in (foods | cards).items() if change}


def rooms_showing(marks: str, owner: dict[str, Any]) -> set[int]:
    return {room for room, mark in enumerate("".join(owner["rooms"])) if mark in marks}


def tables(game: Game) -> list[int]:
    """The guests in the café."""
    return [entry["guest"] for entry in seat(game)["cafe"] if entry]


def waits_for(game: Game, place: int) -> dict[str, int]:
    """What is missing from the order of the guest at that table."""
    missing: dict[str, int] = seat(game)["cafe"][place]["missing"]
    return missing


def queue(game: Game) -> list[int]:
    found: list[int] = whole(game)["queue"]
    return found


def under_deck(game: Game) -> list[int]:
    """The staff put under the deck, the uppermost first."""
    return [entry["staff"] for entry in whole(game)["under_deck"]]
