"""Statistics as a browser keeps them: finished games of every kind, with and without reviews."""

from __future__ import annotations

from random import Random
from typing import Any

_DAY = 86_400
_NOW = 1_794_000_000  # seconds: the games ended before
_BOTS = ("random", "gentle", "greedy", "planner", "expert")
_SOURCES = {
    "guests": 26,
    "rooms": 4,
    "groups": 6,
    "staff": 5,
    "emperor_1": 5,
    "emperor_2": 6,
    "emperor_3": 6,
    "emperor_tiles": 2,
    "objectives": 10,
    "final_staff": 9,
    "final_rooms": 17,
    "final_leftovers": 6,
    "final_guests": -3,
}


def kept_games(number: int = 64, reviewed: bool = True) -> dict[str, Any]:
    chance = Random(7)
    return {
        "format": "grandaustria.statistics",
        "version": 1,
        "from": 0,
        "games": [_game(k, number, reviewed, chance) for k in range(number)],
        "left": [],
    }


def _game(k: int, number: int, reviewed: bool, chance: Random) -> dict[str, Any]:
    players = (1, 2, 2, 3, 4)[k % 5]
    sources = {source: points + chance.randint(-3, 6) for source, points in _SOURCES.items()}
    rivals = [{"bot": chance.choice(_BOTS), "name": "Milena", "points": 90} for _ in range(players - 1)]
    if k % 7 == 3:
        rivals[:1] = [{"bot": None, "name": "Maximiliane-Theresia", "points": 90}]
    if players == 1:
        rivals = [{"bot": None, "name": "Leopold", "points": 70}]
    game: dict[str, Any] = {
        "game": f"kept{k}",
        "ended": _NOW - 4 * _DAY * (number - k),
        "players": players,
        "level": 1 + k % 3 if players == 1 else None,
        "points": sum(sources.values()),
        "won": chance.random() < 0.4,
        "against": rivals,
        "sources": sources,
        "guests": sorted(chance.sample(range(49, 105), 12)),
        "staff": sorted(chance.sample(range(1, 49), 5)),
        "hints": k % 4 == 0,
    }
    if reviewed:
        game["review"] = {"given": round(chance.uniform(10, 60 - k / 2), 1), "turns": 14, "luck": chance.randint(-9, 9)}
    return game
