"""Beam search over one turn: sequences of choices until another player is asked or acts. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.chance import Nature
from grandaustria.evaluation.heuristic import Heuristic
from grandaustria.evaluation.keys import mixed, with_board
from grandaustria.rules.actions import CopyAction, ExtraAction, SplitFood, SplitKrones
from grandaustria.rules.automa.effects import REVEAL_CARD
from grandaustria.rules.choices import DRAW_STAFF, DRAW_TILE, END_TURN, PASS, Legal
from grandaustria.rules.gains import GainAnyFood, GainFood
from grandaustria.rules.guests import TakeGuest
from grandaustria.rules.player import Player
from grandaustria.rules.rooms import Occupy, Prepare
from grandaustria.rules.staffing import PlayLooked, PlayStaff
from grandaustria.rules.state import NATURE, State, Step
from grandaustria.rules.turn import TURN

LONGEST: Final = 60  # choices in a turn
NOTHING: Final = 0
OTHERS: Final = 1
STAFF: Final = 2


class Line:
    """A sequence of choices and where it leads."""

    def __init__(self, state: State, value: float, before: Line | None, choice: i64, asked: bool, drawn: i64) -> None:
        self.state = state
        self.value: float = value
        self.before = before
        self.choice: i64 = choice
        self.asked = asked  # the seat had to be asked for it
        self.drawn: i64 = drawn  # what nature answered after it: NOTHING, OTHERS or STAFF
        self.first: i64 = choice
        self.depth: i64 = 0  # number of choices
        if before is not None:
            self.depth = before.depth + 1
            if before.first >= 0:
                self.first = before.first

    def outcome(self) -> State:
        """Return the position right after the last choice, before nature answers."""
        assert self.before is not None
        s = self.before.state.copy()
        s.play(self.choice)
        return s

    def before_staff(self) -> list[int]:
        """Return the choices up to the first draw of staff cards, forced ones included."""
        line: Line | None = self
        found: list[int] = []
        while line is not None and line.choice >= 0:
            if line.drawn == STAFF:
                found = []
            found.append(line.choice)
            line = line.before
        found.reverse()
        return found

    def plan(self) -> list[int]:
        """Return the choices up to the next answer of nature, after which things may look different."""
        line: Line | None = self
        found: list[int] = []
        while line is not None and line.choice >= 0:
            if line.drawn:
                found = []
            if line.asked:
                found.append(line.choice)
            line = line.before
        found.reverse()
        return found


class Search:
    """A beam search over the turn of one seat: at each depth only the most promising positions go on.

    Positions in which a die has been taken, and those in which not, are kept apart, since they cannot be compared.
    """

    def __init__(self, heuristic: Heuristic, width: i64, nature: Nature) -> None:
        self.heuristic = heuristic
        self.width: i64 = width
        self.nature = nature
        self.positions: i64 = 0  # evaluated
        self.ends: list[Line] = []  # of turns, found by the last search

    def best(self, root: State, seat: i64) -> list[Line]:
        """Return the best line found for every first choice, the best of all first.

        A narrow beam can lose every end: a position is looked at once, and then what led to it first may be cut off.
        """
        width = self.width
        found = self._found(root, seat, width)
        while not found:
            width *= 2
            found = self._found(root, seat, width)
        return sorted(found.values(), key=by_value, reverse=True)

    def _found(self, root: State, seat: i64, width: i64) -> dict[int, Line]:
        found: dict[int, Line] = {}
        self.ends = []
        beam = [Line(root, 0.0, None, -1, False, NOTHING)]
        seen: set[int] = set()
        depth: i64 = 0
        while beam and depth < LONGEST:
            waiting: list[Line] = []
            taken: list[Line] = []
            for line in beam:
                self._expand(line, seat, waiting, taken, found, seen)
            beam = widest(waiting, width)
            beam += widest(taken, width)
            depth += 1
        return found

    def _draw(self, s: State) -> i64:
        """Answer for nature, and return what it was asked for. What an automa does is not the merit of this turn."""
        if s.seat != NATURE or acts_by_card(s):
            return NOTHING
        drawn: i64 = OTHERS
        legal = Legal(s.ruleset.space)
        while s.seat == NATURE and not acts_by_card(s):
            legal.clear()
            s.offer(legal)
            choice: i64 = self.nature.draw(s, legal)
            if DRAW_STAFF <= choice < DRAW_TILE:
                drawn = STAFF
            s.play(choice)
        return drawn

    def _expand(
        self, line: Line, seat: i64, waiting: list[Line], taken: list[Line], found: dict[int, Line], seen: set[int]
    ) -> None:
        legal = line.state.choices()
        asked = line.state.must_ask(legal)
        for each in legal:
            choice: i64 = each
            s = line.state.copy()
            s.play(choice)
            drawn = self._draw(s)
            p = s.players[seat]
            self.positions += 1
            over = s.seat != seat or choice in (END_TURN, PASS)
            if not over and s.agenda is not None and s.agenda.effect is TURN:
                key: i64 = key_of(s, p)
                if key in seen:
                    continue
                seen.add(key)
            if choice == PASS:
                p.turns += 1  # as if the turn were over, to compare it with those that are
            value: float = self.heuristic.evaluate(s, p)
            if choice == PASS:
                value += self.heuristic.w.waiting
            elif not over:
                value += pending_value(s.agenda)
            new = Line(s, value, line, choice, asked, drawn)
            if over:
                self.ends.append(new)
                known = found.get(new.first)
                if known is None or known.value < value:
                    found[new.first] = new
            elif s.die_taken:
                taken.append(new)
            else:
                waiting.append(new)


def acts_by_card(s: State) -> bool:
    """Return whether an automa turns up its next card now."""
    return s.agenda is not None and s.agenda.effect is REVEAL_CARD


def pending_value(step: Step | None) -> float:
    """Estimate what the pending steps of this action will bring, so that lines in the middle of it can be compared."""
    value: float = 0.0
    while step is not None and step.effect is not TURN:
        effect = step.effect
        n: float = float(min(step.n, 6))
        if isinstance(effect, (GainFood, GainAnyFood, SplitFood, CopyAction)):
            value += 1.5 * n
        elif isinstance(effect, SplitKrones):
            value += 1.0 * n
        elif isinstance(effect, Prepare):
            value += 1.0 * min(n, 3.0)
        elif isinstance(effect, (Occupy, ExtraAction)):
            value += 3.0
        elif isinstance(effect, (PlayStaff, PlayLooked, TakeGuest)):
            value += 1.5
        elif step.parts is not None:
            value += pending_value(step.parts)
        step = step.below
    return value


def by_value(line: Line) -> float:
    return line.value


def widest(lines: list[Line], width: i64) -> list[Line]:
    """Return the best lines, at most `width`."""
    if len(lines) > width:
        lines.sort(key=by_value, reverse=True)
        return lines[:width]
    return lines


def key_of(s: State, p: Player) -> i64:
    """Return a key that is the same for positions of a turn that differ only in how they were reached."""
    key: i64 = p.krones + 32 * p.emperor + 1024 * (p.points + 1000)
    key = with_board(key, p)
    key = mixed(key, p.hand)
    key = mixed(key, p.staff)
    key = mixed(key, p.used)
    key = mixed(key, p.claims + 64 * s.serving)
    key = mixed(key, s.dice)
    for kept in p.memory:
        key = mixed(key, kept)
    flags: i64 = (1 if s.die_taken else 0) + (2 if s.guest_taken else 0) + (4 if s.acted else 0) + 8 * s.extra_turns
    return mixed(key, flags)
