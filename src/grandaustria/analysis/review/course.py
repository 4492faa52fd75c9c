"""A finished game taken apart: the turns of its seats, and nature's draws between and within them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from grandaustria.analysis.review.types import Drawn, Kind, TurnKind
from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.rules.choices import (
    COPY,
    END_TURN,
    EXTRA_ACTION,
    EXTRA_ACTION_BOOSTED,
    IGNORE_PENALTY,
    KEEP_STAFF,
    MOVE_IN,
    PASS,
    PLAY_STAFF,
    RETURN_STAFF,
    TAKE_DIE,
    TAKE_DIE_BOOSTED,
    TAKE_GUEST,
)
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.rules.turn import TURN

_DRAWN: Final[dict[str, Drawn]] = {"ROLL": "dice", "DRAW_GUEST": "guests", "DRAW_STAFF": "staff", "REVEAL": "leopold"}


@dataclass
class Turn:
    """A run of choices of one seat: a turn, a pass, or what is decided in the set-up or in a scoring."""

    number: int
    seat: int
    round: int
    turn: int  # the how manyth of the seat in this round; 0 outside of turns
    kind: Kind
    extra: bool
    first: int  # answers of the record before it
    decision: int  # decisions of players before it
    state: State  # before it
    end: int = 0
    after: State | None = None
    choices: list[int] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)


@dataclass
class Draw:
    """Nature's answers of one kind in a row, between two choices of players."""

    number: int
    kind: Drawn
    round: int
    turn: int | None
    seat: int | None
    first: int
    state: State  # before it
    answers: list[int] = field(default_factory=list)
    after: State | None = None

    @property
    def end(self) -> int:
        return self.first + len(self.answers)


class Course:
    """The turns and draws of a finished game since its deal."""

    def __init__(self, game: Game) -> None:
        if game.seat is not None:
            raise InvalidData("record", "the game is not over, and only finished games are reviewed")
        self.answers = game.answers()
        self.turns: list[Turn] = []
        self.draws: list[Draw] = []
        self._turn: Turn | None = None
        self._draw: Draw | None = None
        self._decisions = 0
        begun = game.rewound(0)
        self.dealt = len(begun.answers())  # answers of the deal
        self.start = begun.state
        self.end = self._split(begun.state)

    def _split(self, s: State) -> State:
        for at in range(self.dealt, len(self.answers)):
            answer = self.answers[at]
            if s.seat == NATURE:
                self._note_draw(s, at, answer)
            else:
                self._close_draw(s)
                self._note_choice(s, at, answer)
            s.play(answer)
            if self._turn is not None and (answer in (PASS, END_TURN) or s.seat == OVER):
                self._close_turn(s, at + 1)
        self._close_draw(s)
        self._close_turn(s, len(self.answers))
        return s

    def _note_draw(self, s: State, at: int, answer: int) -> None:
        kind = drawn_by(s, answer)
        if self._draw is None or self._draw.kind != kind or kind == "leopold":
            self._close_draw(s)
            step = s.agenda
            seat = step.seat if kind == "staff" and step is not None and step.seat >= 0 else None
            turn = self._turn.number if self._turn is not None else None
            self._draw = Draw(len(self.draws), kind, s.round, turn, seat, at, s.copy())
            self.draws.append(self._draw)
            if self._turn is not None:
                self._turn.draws.append(self._draw)
        self._draw.answers.append(answer)

    def _close_draw(self, s: State) -> None:
        if self._draw is not None:
            self._draw.after = s.copy()
            self._draw = None

    def _note_choice(self, s: State, at: int, answer: int) -> None:
        kind = kind_at(s)
        turn = self._turn
        if turn is not None and (turn.seat != s.seat or turn.kind != kind or turn.round != s.round):
            self._close_turn(s, at)
            turn = None
        asked = s.must_ask(s.choices())
        if turn is None:
            if not asked:  # what is forced before somebody is asked is nobody's turn
                return
            turn = self._open_turn(s, at, kind)
        if asked:
            self._decisions += 1
        if answer == PASS:
            turn.kind = "pass"
        turn.choices.append(answer)

    def _open_turn(self, s: State, at: int, kind: Kind) -> Turn:
        extra = kind == "turn" and s.extra
        place = s.players[s.seat].turns + (0 if extra else 1) if kind == "turn" else 0
        turn = Turn(len(self.turns), s.seat, s.round, place, kind, extra, at, self._decisions, s.copy())
        self.turns.append(turn)
        self._turn = turn
        return turn

    def _close_turn(self, s: State, at: int) -> None:
        """End the turn at its last choice: draws that follow it are not part of it."""
        turn = self._turn
        if turn is None:
            return
        self._turn = None
        turn.end, turn.after = at, s.copy()
        while turn.draws and turn.draws[-1].end == at:
            last = turn.draws.pop()
            last.turn = None
            turn.end, turn.after = last.first, last.state
            at = last.first


def kind_at(s: State) -> Kind:
    """Return what a seat that is asked is doing."""
    if s.round == 0:
        return "setup"
    step = s.agenda
    while step is not None:
        if step.effect is TURN and step.seat == s.seat:
            return "turn"
        step = step.below
    return "scoring"


def drawn_by(s: State, answer: int) -> Drawn:
    return _DRAWN[s.ruleset.space.block_of[answer].name]


def kind_of(steps: Sequence[tuple[State, int]]) -> TurnKind:
    """Return what kind of turn these choices make, each given with the position before it."""
    kind: TurnKind = {"die": None, "guests": [], "staff": [], "passed": False}
    for s, choice in steps:
        _add(kind, s, choice)
    kind["guests"].sort()
    kind["staff"].sort()
    return kind


def _add(kind: TurnKind, s: State, choice: int) -> None:
    if choice == PASS:
        kind["passed"] = True
    elif TAKE_GUEST <= choice < TAKE_DIE:
        kind["guests"].append(s.ruleset.guests[s.queue >> 8 * (choice - TAKE_GUEST) & 255].number)
    elif TAKE_DIE <= choice < MOVE_IN:
        kind["die"] = (choice - TAKE_DIE) % (TAKE_DIE_BOOSTED - TAKE_DIE) + 1
    elif EXTRA_ACTION <= choice < IGNORE_PENALTY and s.extra:
        kind["die"] = (choice - EXTRA_ACTION) % (EXTRA_ACTION_BOOSTED - EXTRA_ACTION) + 1
    elif PLAY_STAFF <= choice < RETURN_STAFF or KEEP_STAFF <= choice < COPY:
        kind["staff"].append(s.ruleset.staff[s.member(choice)].number)
