"""What the tests of the rules are written with: positions built by hand, choices played by name, what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grandaustria import Game
from grandaustria.codec.names import GUEST_NUMBERS, STAFF_NUMBERS
from grandaustria.rules.choices import choice_named, name_of

FOODS = ("strudel", "cake", "wine", "coffee")
EMPTY_FLOOR = "....."


def player(
    *,
    krones: int = 10,
    emperor: int = 0,
    points: int = 0,
    kitchen: Mapping[str, int] | None = None,
    cafe: Sequence[int | tuple[int, Mapping[str, int]]] = (),
    rooms: Sequence[str] = ("fff..",),
    hand: Iterable[int] = (),
    staff: Iterable[int] = (),
    used: Iterable[int] = (),
    groups_paid: Iterable[int] = (),
    claims: Mapping[str, int] | None = None,
    hotel: str = "night",
    turns: int = 0,
    passed: bool = False,
) -> dict[str, Any]:
    """A player as a snapshot has it.

    `cafe` lists guests by number; with their order complete, or as (guest, what is still missing).
    `rooms` lists the floors from the ground up: . empty, f free, o occupied.
    """
    tables: list[dict[str, Any] | None] = []
    for guest in cafe:
        number, missing = guest if isinstance(guest, tuple) else (guest, {})
        tables.append({"guest": number, "missing": dict(missing)})
    return {
        "hotel": hotel,
        "krones": krones,
        "emperor": emperor,
        "points": points,
        "kitchen": dict.fromkeys(FOODS, 0) | dict(kitchen or {}),
        "cafe": tables + [None] * (3 - len(tables)),
        "rooms": list(rooms) + [EMPTY_FLOOR] * (4 - len(rooms)),
        "groups_paid": list(groups_paid),
        "hand": list(hand),
        "staff": list(staff),
        "used": list(used),
        "pack": [],
        "claims": dict(claims or {}),
        "turns": turns,
        "passed": passed,
    }


def step(do: str, seat: int = 0, n: int = 0) -> dict[str, Any]:
    return {"do": do, "seat": seat, "n": n}


def table(
    *players: dict[str, Any],
    dice: Sequence[int] = (2, 2, 2, 2, 1, 1),
    queue: Sequence[int] = (),
    deck: Iterable[int] | None = None,
    discard: Iterable[int] = (),
    tiles: Sequence[str] = ("A1", "B2", "C1"),
    objectives: Sequence[int] = (105, 109, 113),
    round: int = 1,  # noqa: A002 - as in a snapshot
    start: int = 0,
    edition: str = "current",
    agenda: Sequence[dict[str, Any]] = ({"do": "turn", "seat": 0, "n": 0},),
    turn: Mapping[str, Any] | None = None,
) -> Game:
    """Return a game in this position, by default at the start of seat 0's turn.

    `dice` are counted by value 1 to 6. `deck` names the only staff cards left to draw; the others are out of the game.
    Guests and staff that are nowhere else are in their decks. The agenda continues with the next turn.
    """
    seats = list(players) if len(players) > 1 else [*(players or (player(),)), player()]
    side = "night" if all(seat["hotel"] == "night" for seat in seats) else "day"
    return Game.restore(
        {
            "format": "grandaustria.snapshot",
            "version": 1,
            "options": {"players": len(seats), "edition": edition, "hotel": side},
            "round": round,
            "start": start,
            "dice": list(dice),
            **guest_cards(seats, queue, discard, promos=edition == "current"),
            **staff_cards(seats, deck),
            "tiles": list(tiles),
            "objectives": list(objectives),
            "turn": {"acted": False, "guest_taken": False, "die_taken": False, "extra": False}
            | {"extra_turns": 0, "serving": 0}
            | dict(turn or {}),
            "players": seats,
            "agenda": [*agenda, {"do": "next_turn", "seat": -1, "n": 0}],
            "chance": [1, 2, 3, 4],
        }
    )


def guest_cards(
    seats: Sequence[dict[str, Any]], queue: Sequence[int], discard: Iterable[int], promos: bool
) -> dict[str, list[int]]:
    """Queue, deck and discard of a snapshot: guests that are nowhere else fill the queue, then the deck."""
    seated = {entry["guest"] for seat in seats for entry in seat["cafe"] if entry}
    free = [n for n in GUEST_NUMBERS if n not in seated | set(queue) | set(discard) and (promos or n < 117)]
    filling = 5 - len(queue)
    return {
        "queue": [*queue, *free[:filling]],
        "guest_deck": free[filling:],
        "guest_discard": list(discard),
    }


def staff_cards(seats: Sequence[dict[str, Any]], deck: Iterable[int] | None) -> dict[str, list[int]]:
    """Where the staff of a snapshot are that no player has: in the deck or, if that is given, out of the game."""
    held = {card for seat in seats for name in ("hand", "staff") for card in seat[name]}
    loose = [n for n in STAFF_NUMBERS if n not in held]
    drawable = loose if deck is None else list(deck)
    return {
        "staff_deck": drawable,
        "under_deck": [],
        "looked_at": [],
        "dismissed": [n for n in loose if n not in drawable],
    }


def emperor_scoring(*players: dict[str, Any], scoring: int, **more: Any) -> Game:
    """Return the emperor scoring of seat 0 (0, 1, 2 for rounds 3, 5, 7), before a turn of seat 1."""
    agenda = (step("emperor_scoring", 0, scoring), step("turn", 1))
    return table(*players, round=3 + 2 * scoring, agenda=agenda, **more)


def play(game: Game, *names: str) -> Game:
    """Play choices by their text form, one after the other."""
    for name in names:
        game.play(choice_named(name))
    return game


def offered(game: Game, block: str = "") -> set[str]:
    """The text forms of what is legal now; with a block's name only its choices."""
    names = {name_of(choice) for choice in game.choices()}
    return {name for name in names if name.split(":")[0] == block} if block else names


def seat(game: Game, index: int = 0) -> dict[str, Any]:
    """One player of the position."""
    found: dict[str, Any] = whole(game)["players"][index]
    return found


def whole(game: Game) -> Any:
    """The position with all cards, whose piles are lists."""
    return game.snapshot()


def gained(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    """How krones, emperor space and points have changed, leaving out what has not."""
    changes = {name: after[name] - before[name] for name in ("krones", "emperor", "points")}
    return {name: change for name, change in changes.items() if change}


def put(food: str, table: int) -> str:
    """Gained food goes onto the guest at this table."""
    return f"PUT:{food}:{table}"


def store(food: str) -> str:
    """Gained food goes into the kitchen."""
    return f"PUT:{food}:kitchen"


def serve(food: str, table: int) -> str:
    """Food from the kitchen goes onto the guest at this table."""
    return f"SERVE:{food}:{table}"


def foods(strudel: int = 0, cake: int = 0, wine: int = 0, coffee: int = 0) -> dict[str, int]:
    return {"strudel": strudel, "cake": cake, "wine": wine, "coffee": coffee}


def quick_turn(game: Game) -> Game:
    """Take some die, do as little as possible with it, and end the turn."""
    play(game, min(offered(game, "TAKE_DIE")))
    while "END_TURN" not in offered(game):
        play(game, "DONE" if "DONE" in offered(game) else min(offered(game)))
    return play(game, "END_TURN")


def told(game: Game, *kinds: str, since: int = 0) -> list[Mapping[str, object]]:
    """What has been told of these kinds, hidden cards included for seat 0 only."""
    return [event for event in game.events(since, seat=0) if event["event"] in kinds]
