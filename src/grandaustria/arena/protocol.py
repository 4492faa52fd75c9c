"""The protocol of the benchmark: which opponents, deals and budgets, frozen under the name of a version.

Opponents are written out, with their classes and all their parameters, so that a change of the ladder changes nothing
here. What cannot be written out is checked before a run: the weights of the network by their hash, and the play of the
other opponents by a game that they must play as they did when the version was made. If anything differs, the benchmark
refuses. `python -m benchmarks.freeze` renews the constants, as long as nobody has published results with them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from typing import Any, Final

from grandaustria.arena.match import play_game
from grandaustria.errors import InvalidData
from grandaustria.evaluation.model import shipped_hash
from grandaustria.options import ALONE, Options

# What v1 has frozen: the weights of the network, which two opponents use and which finds the luck, and how the others
# play. `python -m benchmarks.freeze` writes these two lines.
WEIGHTS: Final = "0afc9acbc14e381e"
PLAYS: Final = {"gentle": "d862c7d2300b85ba", "careful": "66bb95fee14c1c71"}

PROBE: Final = 1  # the seed of the game that shows how an opponent plays
QUICK: Final = 10  # so many times fewer deals in a quick run
_FEWEST: Final = 2  # deals


@dataclass(frozen=True)
class Opponent:
    """A bot, written out, and a hash of how it plays. Levels with a network have none: rounding differs by machine."""

    bot: str
    plays: str | None = None


@dataclass(frozen=True)
class Event:
    """One bot among copies of an opponent, or alone against Leopold. It has every seat once on each deal."""

    name: str
    options: Options
    opponent: str | None
    deals: int

    @property
    def games(self) -> int:
        return self.deals * self.options.players


@dataclass(frozen=True)
class Protocol:
    name: str
    weights: str
    opponents: Mapping[str, Opponent]
    events: tuple[Event, ...]
    seed: int  # the deals of event n are those of the seed plus n
    seconds: float  # that a decision may take

    @property
    def games(self) -> int:
        return sum(event.games for event in self.events)

    def to_json(self) -> dict[str, Any]:
        events = [asdict(event) | {"options": event.options.to_json()} for event in self.events]
        opponents = {name: asdict(opponent) for name, opponent in self.opponents.items()}
        frozen = {"name": self.name, "weights": self.weights, "opponents": opponents, "events": events}
        return frozen | {"seed": self.seed, "seconds": self.seconds}

    def fingerprint(self) -> str:
        """Return a hash of all that is frozen. Results with different ones cannot be compared."""
        return sha256(json.dumps(self.to_json(), sort_keys=True).encode()).hexdigest()[:16]

    def check(self) -> None:
        """Raise InvalidData if an opponent or the network is no longer the one that was frozen."""
        if self.weights != (found := shipped_hash()):
            raise InvalidData(
                f"protocol {self.name}",
                f"made with the weights {self.weights}, but this version has {found}; use the version it was made with",
            )
        for name, opponent in self.opponents.items():
            if opponent.plays is not None and opponent.plays != (found := play_of(opponent.bot)):
                raise InvalidData(
                    f"protocol {self.name}",
                    f"{name} no longer plays as it did ({found}, not {opponent.plays}); "
                    "use the version it was made with",
                )

    def quick(self) -> Protocol:
        """Return a short version, to try a bot. Its results cannot be compared with those of the whole."""
        events = tuple(replace(event, deals=max(event.deals // QUICK, _FEWEST)) for event in self.events)
        return replace(self, name=f"{self.name}-quick", events=events)


def play_of(bot: str) -> str:
    """Return a hash of a game that a bot plays against itself, with all its answers."""
    game, _, forfeit = play_game(Options(), (bot, bot), PROBE, allowed=3600)
    assert forfeit is None, forfeit
    return sha256(json.dumps(game.answers()).encode()).hexdigest()[:16]


def _against(players: int, opponent: str, deals: int) -> Event:
    return Event(f"{players}-{opponent}", Options(players=players), opponent, deals)


def _alone(level: int, deals: int) -> Event:
    return Event(f"solo-{level}", Options(mode=ALONE, level=level), None, deals)


_PLANNER: Final = "grandaustria.bots.planner"
_EXPERT: Final = "grandaustria.bots.expert:Expert"
PROTOCOLS: Final = {
    "v1": Protocol(
        name="v1",
        weights=WEIGHTS,
        opponents={
            "gentle": Opponent(f"{_PLANNER}:Gentle:mistakes=0", PLAYS["gentle"]),
            "careful": Opponent(f"{_PLANNER}:Planner:width=8,ends=1", PLAYS["careful"]),
            "seasoned": Opponent(
                f"{_EXPERT}:width=32,looked_at=200,ends=1,worlds=4,next_width=4,next_looked_at=12,ms=0"
            ),
            "expert": Opponent(
                f"{_EXPERT}:width=120,looked_at=500,ends=10,worlds=2,next_width=8,next_looked_at=24,ms=0"
            ),
        },
        events=(
            _against(2, "gentle", 50),
            _against(2, "careful", 75),
            _against(2, "seasoned", 75),
            _against(2, "expert", 50),
            _against(3, "careful", 40),
            _against(3, "seasoned", 40),
            _against(4, "careful", 30),
            _against(4, "seasoned", 30),
            _alone(1, 60),
            _alone(2, 60),
            _alone(3, 60),
        ),
        seed=1000,
        seconds=10.0,
    ),
}
NEWEST: Final = list(PROTOCOLS)[-1]


def protocol_named(name: str) -> Protocol:
    if name not in PROTOCOLS:
        raise InvalidData("protocol", f"one of {', '.join(PROTOCOLS)}, not {name!r:.60}")
    return PROTOCOLS[name]
