"""What players did in recorded games, gathered from the events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any, Final

from grandaustria.data.records import RecordedGame


@dataclass
class Play:
    """What one player did in one game."""

    margin: float  # the lead: points above the mean of the opponents
    taken: dict[int, int] = field(default_factory=dict)  # guests and the round in which they were taken
    housed: set[int] = field(default_factory=set)
    dice: list[tuple[int, int, int]] = field(default_factory=list)  # round, value, and how many dice there were
    boosts: Counter[int] = field(default_factory=Counter)  # by the value of the die
    passes: Counter[int] = field(default_factory=Counter)
    claims: list[int] = field(default_factory=list)  # rounds
    spaces: dict[int, int] = field(default_factory=dict)  # on the emperor's track before the scoring of a round
    rewards: dict[int, str] = field(default_factory=dict)  # by round: rewarded, penalized
    par: dict[int, dict[str, int]] = field(default_factory=dict)  # how things stood at the end of a round


def plays(game: RecordedGame) -> Iterator[Play]:
    events = game.game().events()
    for seat, score in enumerate(game.scores):
        others = [other for index, other in enumerate(game.scores) if index != seat]
        yield play(events, seat, score - fmean(others))


def play(events: Iterable[Mapping[str, Any]], seat: int, margin: float) -> Play:
    found = Play(margin)
    now = {"points": 0, "krones": 0, "emperor": 0, "prepared": 0, "occupied": 0, "staff": 0}
    during = 0  # the round
    for event in events:
        if event["event"] == "round_started":
            if during:
                found.par[during] = dict(now)
            during = event["round"]
        elif event.get("seat") == seat:
            _count(now, event)
            _note(found, event, during)
    found.par[during] = dict(now)
    return found


_COUNTED: Final = {"room_prepared": "prepared", "room_occupied": "occupied", "staff_played": "staff"}


def _count(now: dict[str, int], event: Mapping[str, Any]) -> None:
    kind = event["event"]
    if kind == "points":
        now["points"] += event["change"]
    elif kind == "krones":
        now["krones"] = event["krones"]
    elif kind == "emperor":
        now["emperor"] = event["space"]
    elif kind in _COUNTED:
        now[_COUNTED[kind]] += 1


def _note(found: Play, event: Mapping[str, Any], during: int) -> None:
    match event["event"]:
        case "emperor_scored":
            found.spaces[during] = event["space"]
        case "guest_taken":
            found.taken[event["guest"]] = during
        case "moved_in":
            found.housed.add(event["guest"])
        case "die_taken":
            found.dice.append((during, event["value"], event["dice"]))
        case "boosted":
            found.boosts[found.dice[-1][1]] += 1
        case "passed":
            found.passes[during] += 1
        case "objective_claimed":
            found.claims.append(during)
        case "rewarded" | "penalized" as kind:
            found.rewards[during] = kind
