"""The emperor scorings after rounds 3, 5 and 7."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.board import REWARD_FROM, SPACE_POINTS, ones
from grandaustria.rules.choices import DONE, IGNORE_PENALTY, Legal
from grandaustria.rules.ledger import fall_back, pay, score
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, Part, State, Step
from grandaustria.rules.terms import HOW_MUCH, SCORING


class EmperorScoring(Effect):
    """Emperor scoring n for one seat, as its role does it."""

    def asks(self, s: State, step: Step) -> bool:
        p = s.players[step.seat]
        p.role.emperor_scoring(s, p, step.n)
        return False


def score_space(s: State, p: Player, scoring: i64) -> None:
    """Score the space, then fall back."""
    s.tell(events.EMPEROR_SCORED, p.seat, scoring + 1, p.emperor)
    score(s, p, SPACE_POINTS[p.emperor], events.FROM_EMPEROR + scoring)
    fall_back(s, p, s.ruleset.scorings[scoring][1])


def push_favour(s: State, p: Player, scoring: i64) -> None:
    """Push the reward, nothing or the penalty, depending on the space after falling back."""
    if p.emperor >= REWARD_FROM:
        s.tell(events.REWARDED, p.seat, (s.tiles >> (8 * scoring)) & 255, 0)
        s.push_parts(s.tile(scoring).reward, p.seat)
        s.push_reactions(p, p.staff & s.ruleset.on_reward)
    elif p.emperor == 0:
        s.push(PENALTY, p.seat, scoring)


class SufferPenalty(Effect):
    """Suffer the penalty of tile n; certain staff can avert it for a krone."""

    def asks(self, s: State, step: Step) -> bool:
        p = s.players[step.seat]
        penalty = s.tile(step.n).penalty
        if p.staff & s.ruleset.averts_penalty and p.krones >= 1 and penalty.hurts(s, p):
            return True
        suffer(s, p, step.n)
        return False

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(IGNORE_PENALTY, 1)

    def play(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        if choice == DONE:
            suffer(s, p, step.n)
        else:
            s.tell(events.PENALTY_IGNORED, p.seat, 0, 0)
            pay(s, p, 1)


def suffer(s: State, p: Player, scoring: i64) -> None:
    penalty = s.tile(scoring).penalty
    s.tell(events.PENALIZED, p.seat, (s.tiles >> (8 * scoring)) & 255, 0)
    if penalty.possible(s, p):
        penalty.suffer(s, p)
    else:
        score(s, p, -penalty.otherwise, events.FROM_TILES)


class PointsPerStaff(Effect):
    """Score n points for each staff card in play."""

    def automatic(self, s: State, step: Step) -> bool:
        return True

    def run(self, s: State, step: Step) -> None:
        p = s.players[step.seat]
        score(s, p, step.n * ones(p.staff), events.FROM_TILES)


EMPEROR_SCORING: Final = EmperorScoring("emperor_scoring", SCORING)
PENALTY: Final = SufferPenalty("penalty", SCORING, optional=True)
POINTS_PER_STAFF: Final = PointsPerStaff("gain_tile_points_per_staff", HOW_MUCH, "i:points / i:staff")


def tile_points_per_staff(n: i64) -> Part:
    return Part(POINTS_PER_STAFF, n)


def push_emperor_scoring(s: State, scoring: i64) -> None:
    """Push the scoring of each seat, clockwise from the start player."""
    seats: i64 = len(s.players)
    for place in range(seats - 1, -1, -1):
        s.push(EMPEROR_SCORING, (s.start + place) % seats, scoring)
