"""A view made when it is read: what bots are given, at a fraction of the price of a whole view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from grandaustria.codec.prompt import prompt
from grandaustria.codec.seat import view_of
from grandaustria.codec.types import Prompt, View
from grandaustria.hidden import blinded
from grandaustria.history.chronicle import Tenants, tenants_as_json
from grandaustria.history.course import Course
from grandaustria.options import Options
from grandaustria.rules.state import State

VERSION: Final = 1


def whole_view(s: State, options: Options, seat: int | None, tenants: Sequence[Tenants], events: int) -> View:
    return {
        "format": "grandaustria.view",
        "version": VERSION,
        "seat": seat,
        "options": options.to_json(),
        **view_of(s, seat),
        "tenants": tenants_as_json(tenants),
        "events": events,
    }


class LazyView(Mapping[str, Any]):
    """The view of the seat to act, read like `Game.view`; `dict(view)` is that view. It never changes.

    It looks at the game while that stands still, and `keep` makes it independent before the game goes on.
    """

    _kept: State | None = None
    _tenants: Sequence[Tenants] = ()
    _events = 0
    _prompt: Prompt | None = None
    _made: View | None = None

    def __init__(self, s: State, options: Options, course: Course, legal: list[int]) -> None:
        self.seat = s.seat
        self._now: tuple[State, Course] | None = (s, course)
        self._options = options
        self._legal = legal

    @property
    def state(self) -> State:
        """The position itself for bots that search; what the seat cannot see is dealt in the order of card numbers.

        To imagine what it might be, use `search.determinization.determinize`.
        """
        self.keep()
        assert self._kept is not None
        return self._kept

    def keep(self) -> None:
        """Stop looking at the game. Afterwards nothing in here depends on what the seat cannot see."""
        if self._now is not None:
            s, course = self._now
            self._kept = blinded(s)
            self._tenants = [dict(rooms) for rooms in course.told().tenants]
            self._events = len(course.events)
            self._now = None

    def choices(self) -> list[int]:
        """Return the ids of the legal choices."""
        return list(self._legal)

    def __getitem__(self, key: str) -> Any:
        if key == "prompt":
            if self._prompt is None:
                self._prompt = prompt(self._now[0] if self._now is not None else self.state, self.seat, self._legal)
            return self._prompt
        if key == "seat":
            return self.seat
        if key == "options":
            return self._options.to_json()
        if key == "round":
            return self.state.round
        return self._whole()[key]  # type: ignore[literal-required]

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def __len__(self) -> int:
        return len(self._whole())

    def __repr__(self) -> str:
        return f"LazyView({self._whole()!r})"

    def __getstate__(self) -> dict[str, Any]:
        self.keep()
        return vars(self)

    def _whole(self) -> View:
        if self._made is None:
            self._made = whole_view(self.state, self._options, self.seat, self._tenants, self._events)
            self._made["prompt"] = self["prompt"]
        return self._made
