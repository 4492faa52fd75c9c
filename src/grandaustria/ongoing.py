"""A game that goes on: its position, its source of chance and its course, with copies and undo."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Self, SupportsIndex

from grandaustria.chance import Nature, seeded
from grandaustria.codec.names import names_of
from grandaustria.codec.reader import Reader
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.history.chronicle import Chronicle
from grandaustria.history.course import Course, Mark
from grandaustria.history.origin import Origin
from grandaustria.integers import whole
from grandaustria.lazy_view import LazyView
from grandaustria.options import Options
from grandaustria.playout import advance
from grandaustria.rules.choices import ChoiceSpace, Legal
from grandaustria.rules.state import NATURE, State


class Checkpoint(NamedTuple):
    """A game as it was before a choice that was pushed."""

    choice: int
    state: State
    nature: Nature
    origin: Origin
    legal: list[int]
    mark: Mark


class Ongoing:
    """The part of a `Game` that is played."""

    def __init__(
        self, options: Options | None = None, seed: SupportsIndex | None = None, *, nature: Nature | None = None
    ) -> None:
        if options is not None and not isinstance(options, Options):
            raise InvalidData("options", f"Options(...), not {options!r:.60}")
        if nature is not None and seed is not None:
            raise InvalidData("seed", "a seed or a nature, not both")
        options = options if options is not None else Options()
        if nature is not None:
            self._deal(options, Origin(), nature)
        else:
            number = seed_of(seed)
            self._deal(options, Origin(number), seeded(number))
        self._advance()

    def _deal(self, options: Options, origin: Origin, nature: Nature) -> None:
        self.options = options
        self._origin = origin  # what the record starts from
        self._nature = nature
        state = options.new_state()
        self._begin(state, Chronicle(options.seats, names_of(state.ruleset)))

    def _begin(self, state: State, chronicle: Chronicle) -> None:
        self._course = Course(chronicle)
        self._stack: list[Checkpoint] = []
        self._shown: Callable[[], LazyView | None] | None = None  # the view that looks at this game
        self._hold(state)
        state.settle()
        self._legal = state.choices()

    def _hold(self, state: State) -> None:
        state.log = self._course.events
        self._state = state
        self._offered = Legal(state.ruleset.space)  # reused whenever somebody is asked

    @property
    def seat(self) -> int | None:
        """The seat to act. None when the game is over."""
        return self._state.seat if self._state.seat >= 0 else None

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def _space(self) -> ChoiceSpace:
        return self._state.ruleset.space

    @property
    def state(self) -> State:
        """A copy of the full position, including hidden cards."""
        return self._state.copy()

    def choices(self) -> list[int]:
        """Return the ids of the legal choices of the seat to act."""
        return list(self._legal)

    def play(self, choice: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play a legal choice for the seat to act. If `seat` is given, it must be that seat.

        Raises IllegalChoice otherwise; then nothing has changed.
        """
        if seat is not None and seat != self.seat:
            raise IllegalChoice(f"seat {seat!r} cannot play {_shown(choice, self._space)}: seat {self.seat} is to act")
        number = choice if type(choice) is int and choice in self._legal else self._legal_id(choice)
        if self._shown is not None:
            self._keep_shown()
        course, state = self._course, self._state
        course.decisions.append((len(course.answers), state.seat, len(course.events)))
        course.answers.append(number)
        state.play(number)
        self._advance()

    def _keep_shown(self) -> None:
        """Make the view that somebody may still hold independent of what comes."""
        view = self._shown() if self._shown is not None else None
        if view is not None:
            view.keep()
        self._shown = None

    def _legal_id(self, choice: object) -> int:
        number = whole(choice)
        if number is None or number not in self._legal:
            raise IllegalChoice(f"{_shown(choice, self._space)} is not possible now")
        return number

    def push(self, choice: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Play a choice that `pop` can take back."""
        mark, state, nature = self._course.mark(), self._state.copy(), self._nature.copy()
        origin, legal = self._origin, self._legal
        self.play(choice, seat)
        self._stack.append(Checkpoint(self._course.answers[mark.answers], state, nature, origin, legal, mark))

    def pop(self) -> int:
        """Undo the last choice that was pushed and everything since, and return it. The same dice will follow."""
        before = self._pushed()
        self._keep_shown()
        self._stack.pop()
        self._course.return_to(before.mark)
        self._state = before.state.copy()
        self._state.log = self._course.events
        self._nature = before.nature.copy()
        self._origin = before.origin
        self._legal = before.legal
        return before.choice

    def peek(self) -> int:
        """Return the last choice that was pushed."""
        return self._pushed().choice

    def _pushed(self) -> Checkpoint:
        if not self._stack:
            raise IndexError("no choice was pushed")
        return self._stack[-1]

    def _advance(self) -> None:
        advance(self._state, self._nature, self._offered, self._course.answers)
        self._legal = self._offered.ids()

    def scores(self) -> list[int]:
        """Return the points of every seat: the final scores when the game is over."""
        return [p.points for p in self._state.players]

    def winners(self) -> list[int]:
        """Return the winning seats: several if they share the win, none while the game is running."""
        return self._state.ruleset.winners(self._state) if self.seat is None else []

    def follow(self, answers: list[int]) -> None:
        """Play the next answers of a record, nature's included."""
        self._follow(Reader(answers, "answers").items())

    def _follow(self, readers: Iterable[Reader]) -> None:
        self._keep_shown()
        course, state = self._course, self._state
        for reader in readers:
            choice = reader.integer(0, self._space.size - 1)
            legal = state.choices()
            if choice not in legal:
                raise reader.fail(f"{self._space.name_of(choice)} is not possible there")
            if state.seat == NATURE:
                self._nature.skip(len(legal))
            elif state.must_ask(legal):
                course.decisions.append((len(course.answers), state.seat, len(course.events)))
            course.answers.append(choice)
            state.play(choice)
        self._advance()

    def reseed(self, seed: SupportsIndex | None = None) -> None:
        """Continue with dice and draws from this seed; without one, from a seed that is drawn."""
        self.continue_with(seeded(seed_of(seed)))

    def continue_with(self, nature: Nature) -> None:
        """Continue with dice and draws from this nature."""
        self._nature = nature
        self._origin = self._origin.reseeded()

    def copy(self, seed: SupportsIndex | None = None) -> Self:
        """Return an independent copy.

        The same dice will follow, so that a search on such copies knows the future. With a `seed`, others follow.
        """
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin._origin = self._origin
        twin._nature = self._nature.copy()
        twin._course = self._course.copy()
        twin._stack = self._stack.copy()
        twin._legal = self._legal
        twin._shown = None
        twin._hold(self._state.copy())
        if seed is not None:
            twin.reseed(seed)
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_offered", "_shown")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._shown = None
        self._hold(self._state)

    def __eq__(self, other: object) -> bool:
        """Whether options and positions are the same, hidden cards included, however they came about."""
        if not isinstance(other, Ongoing):
            return NotImplemented
        return self.options == other.options and self._state == other._state

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        asked = f"seat {self.seat} to act" if self.seat is not None else "over"
        return f"<Game: {self.options.players} players, round {self.round}, {asked}, scores {self.scores()}>"


def _shown(choice: object, space: ChoiceSpace) -> str:
    if type(choice) is int and 0 <= choice < space.size:
        return f"{space.name_of(choice)} ({choice})"
    return f"{choice!r:.60}"


def seed_of(seed: object) -> int:
    """Return a valid seed as an int. None draws one."""
    if seed is None:
        return secrets.randbits(53)
    number = whole(seed)
    if number is None or not 0 <= number < 2**63:
        raise InvalidData("seed", f"a whole number from 0 to 2**63 - 1, not {seed!r:.60}")
    return number
