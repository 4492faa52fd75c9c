"""A round: rolling the dice, turn order, passing and re-rolling, and the end of the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.board import BIT, DICE
from grandaustria.rules.choices import ROLL, Legal
from grandaustria.rules.emperor import push_emperor_scoring
from grandaustria.rules.final import FINAL_SCORING
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import Number

ALL_SIX: Final = 0b111111


class Roll(Effect):
    """Nature rolls n dice."""

    def possible(self, s: State, step: Step) -> bool:
        return step.n > 0

    def offers(self, s: State, step: Step, out: Legal) -> None:
        out.offer(ROLL, ALL_SIX)

    def take(self, s: State, step: Step, choice: i64) -> None:
        s.dice += BIT[8 * (choice - ROLL)]
        s.tell(events.DIE_ROLLED, events.NOBODY, choice - ROLL + 1, 0)
        s.push(self, step.seat, step.n - 1)


ROLL_DICE: Final = Roll("roll_dice", Number("dice", most=max(DICE)), by_nature=True)


class NextTurn(Effect):
    """Let the next player take a turn.

    If only players who passed have turns left, discard a die, roll the others again and let them play on. The round
    ends when no die or no turn is left.
    """

    def asks(self, s: State, step: Step) -> bool:
        dice: i64 = s.dice_left()
        p = s.ruleset.next_player(s)
        if dice == 0:
            s.push(END_ROUND, step.seat, 0)
        elif p is not None:
            s.push(self, step.seat, 0)
            p.role.begin_turn(s, p)
        elif self._lift_passes(s):
            s.tell(events.DIE_DISCARDED, events.NOBODY, dice - 1, 0)
            s.dice = 0
            s.push(self, step.seat, 0)
            s.push(ROLL_DICE, step.seat, dice - 1)
        else:
            s.push(END_ROUND, step.seat, 0)
        return False

    def _lift_passes(self, s: State) -> bool:
        """Let everybody who passed play on. Return whether anybody had."""
        lifted = False
        for p in s.players:
            lifted = lifted or p.passed
            p.passed = False
        return lifted


class EndRound(Effect):
    def asks(self, s: State, step: Step) -> bool:
        s.push(NEXT_ROUND if s.round < s.ruleset.rounds else FINAL_SCORING, step.seat, 0)
        scoring: i64 = s.ruleset.scoring_after(s.round)
        if scoring >= 0:
            push_emperor_scoring(s, scoring)
        return False


class NextRound(Effect):
    """Refresh staff, pass the turn-order tiles to the left, and roll."""

    def asks(self, s: State, step: Step) -> bool:
        if s.round == s.ruleset.rounds:
            s.push(FINAL_SCORING, step.seat, 0)
            return False
        if s.round > 0:
            s.start = (s.start + 1) % len(s.players)
        s.round += 1
        for p in s.players:
            p.used = 0
            p.turns = 0
            p.passed = False
        s.tell(events.ROUND_STARTED, s.start, s.round, 0)
        s.dice = 0
        s.push(NEXT_TURN, step.seat, 0)
        s.push(ROLL_DICE, step.seat, s.ruleset.dice[len(s.players)])
        return False


NEXT_TURN: Final = NextTurn("next_turn", whole_table=True)
END_ROUND: Final = EndRound("end_round", whole_table=True)
NEXT_ROUND: Final = NextRound("next_round", whole_table=True)
