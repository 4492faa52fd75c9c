"""Positions of the game against Leopold, built by hand: the card that he turns up is the only one left."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grandaustria import Game
from grandaustria.codec.names import GUEST_NUMBERS
from tests.positions import player, staff_cards, step

CARDS = range(193, 213)
FINAL_SCORING = (27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48)


def leopold(
    *,
    card: int | None = None,
    used: Sequence[int] | None = None,
    countdown: Mapping[str, int] | None = None,
    pile: Iterable[int] = (),
    level: int = 1,
    **more: Any,
) -> dict[str, Any]:
    """Leopold as a snapshot has him. With a `card`, all others are used, so that he turns up this one next."""
    before = [number for number in CARDS if number != card] if card is not None else list(used or ())
    automa = {"name": "leopold", "level": level, "used": before, "countdown": dict(countdown or {})}
    return player(krones=0, **{"rooms": ()} | more, hand=pile) | {"automa": automa}


def alone(
    person: dict[str, Any],
    him: dict[str, Any],
    *,
    agenda: Sequence[dict[str, Any]],
    queue: Sequence[int] = (),
    coming: Sequence[int] | None = None,
    dice: Sequence[int] = (2, 2, 2, 2, 1, 1),
    objectives: Sequence[int] = (105, 109, 113),
    tiles: Sequence[str] = ("A1", "B2", "C1"),
    round: int = 1,  # noqa: A002 - as in a snapshot
    start: int = 1,
) -> Game:
    """Return a game in this position. `coming` are the only guests left in the deck; the rest is discarded."""
    free = [number for number in GUEST_NUMBERS if number not in queue]
    lying = [*queue, *free[: 5 - len(queue)]]
    free = [number for number in free if number not in lying]
    deck = free if coming is None else list(coming)
    return Game.restore(
        {
            "format": "grandaustria.snapshot",
            "version": 1,
            "options": {"mode": "solo", "level": him["automa"]["level"]},
            "round": round,
            "start": start,
            "dice": list(dice),
            "queue": lying,
            "guest_deck": deck,
            "guest_discard": [number for number in free if number not in deck],
            **staff_cards([person, him], None),
            "tiles": list(tiles),
            "objectives": list(objectives),
            "turn": {
                "acted": False,
                "guest_taken": False,
                "die_taken": False,
                "extra": False,
                "extra_turns": 0,
                "serving": 0,
            },
            "players": [person, him],
            "agenda": [*agenda, {"do": "next_turn", "seat": -1, "n": 0}],
            "chance": [1, 2, 3, 4],
        }
    )


def turn_of(card: int, level: int = 1, *, person: dict[str, Any] | None = None, **more: Any) -> Game:
    """Return the game after a turn of Leopold with this card. What is not his goes to `alone`."""
    board = {name: more.pop(name) for name in ("queue", "coming", "dice", "objectives", "round") if name in more}
    him = leopold(card=card, level=level, **more)
    return alone(person or player(), him, agenda=[step("turn_up_card", 1)], **board)


def plain(game: Game) -> dict[str, Any]:
    """Return the snapshot as plain JSON."""
    return dict(game.snapshot())


def his(game: Game) -> dict[str, Any]:
    return dict(game.snapshot()["players"][1])


def events(game: Game) -> list[dict[str, Any]]:
    return [dict(event) for event in game.events()]


def told(game: Game, kind: str, field: str) -> list[Any]:
    """Return what the events of this kind say about Leopold."""
    return [event[field] for event in events(game) if event["event"] == kind and event.get("seat") == 1]


def gained(game: Game, source: str) -> list[int]:
    """Return the points that Leopold got from this source, one by one."""
    return [event["change"] for event in events(game) if event.get("source") == source and event["seat"] == 1]


def housed(game: Game) -> list[tuple[int, int]]:
    """Return the guests that Leopold has put into rooms, and where."""
    return list(zip(told(game, "moved_in", "guest"), told(game, "moved_in", "room"), strict=True))
