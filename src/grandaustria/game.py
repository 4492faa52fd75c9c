"""`Game`: a position with its source of chance, the record of all choices, and the events."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final, SupportsIndex, cast
from weakref import ref

from grandaustria.chance import Chance, Nature, SystemNature, seeded
from grandaustria.codec.event_types import Event as EventJson
from grandaustria.codec.events import event_as_json
from grandaustria.codec.line import read_line, write_line
from grandaustria.codec.names import names_of
from grandaustria.codec.prompt import prompt_ahead
from grandaustria.codec.reader import Reader
from grandaustria.codec.snapshot import decode
from grandaustria.codec.types import Prompt, Record, Snapshot, View
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.hidden import determinized
from grandaustria.history.chronicle import Chronicle
from grandaustria.history.origin import Beginning, Origin, words_of
from grandaustria.history.taking_back import free_to_take_back
from grandaustria.integers import whole
from grandaustria.lazy_view import LazyView, whole_view
from grandaustria.ongoing import Ongoing, seed_of
from grandaustria.options import Options
from grandaustria.rules.events import Event
from grandaustria.words.insight import Insight, insight_of
from grandaustria.words.plain import plain
from grandaustria.words.text import text_of

VERSION: Final = 1
UNSEEDED: Final = 2  # the version of a record without a seed


class Game(Ongoing):
    """A game of Grand Austria Hotel for two to four players, or for one against Leopold.

    The game itself answers for nature (dice, draws, the deal) and makes forced choices, and records these answers like
    any other. It always asks before ending a turn, which belongs to the player, and before playing staff, because
    skipping that question would reveal something about the hand.

    A game with a `seed` is reproducible, and anyone who knows the seed can predict it. Without a seed, one is drawn and
    stored in the record. With a `nature` instead, such as `SystemNature()`, the game has no seed and is unpredictable.
    """

    def _set_up(self, data: Reader, nature: Nature) -> None:
        """Start from a snapshot, with its `chance` or, if it has none, with this nature."""
        self.options = Options.from_json(data.field("options").value)
        chance = data.optional("chance")
        if chance is not None:
            words = chance.list_of(lambda r: r.integer(0, 2**32 - 1), 4)
            if not any(words):
                raise InvalidData("chance", "four zeros would be followed by zeros for ever")
            nature = Chance(*words)
        start = cast(Snapshot, deepcopy(data.fields()) | {"options": self.options.to_json()})
        if isinstance(nature, Chance):
            start["chance"] = words_of(nature)
        self._origin = Origin(start=start)
        self._nature = nature
        state = decode(self.options, data)
        points = [p.points for p in state.players]
        ruleset = state.ruleset
        self._begin(state, Chronicle.from_json(data.optional("story"), points, ruleset.rounds, names_of(ruleset)))
        if state.agenda is not None and not self._legal:
            raise data.field("agenda").fail(f"{state.agenda.effect.name} has nothing to offer here")

    def asked(self) -> list[int]:
        """Return the seats that can choose now: the seat to act, then those who can pick ahead in the draft."""
        if self.seat is None:
            return []
        others = (seat for seat in range(self.options.players) if seat != self.seat)
        return [self.seat, *(seat for seat in others if self.prompt_ahead(seat) is not None)]

    def prompt_ahead(self, seat: SupportsIndex) -> Prompt | None:
        """Return the prompt that the seat will get later in this pass of the draft, or None."""
        number = self._seat(seat)
        return prompt_ahead(self._state, number) if number is not None else None

    def answers(self, since: int = 0) -> list[int]:
        """Return the answers from number `since` on, nature's included, as in the record."""
        return self._course.answers[since:]

    @property
    def events_told(self) -> int:
        """The number of events so far."""
        return len(self._course.events)

    @property
    def decisions(self) -> int:
        """The number of choices that players were asked for so far."""
        return len(self._course.decisions)

    def free_to_take_back(self, seat: SupportsIndex) -> int:
        """Return how many of its last choices the seat can take back before one that revealed something."""
        number = self._seat(seat)
        if number is None or number != self.seat:
            return 0
        return free_to_take_back(self._course.decisions, self._course.answers, number, self._space)

    def rewound(self, decisions: SupportsIndex) -> Game:
        """Return the game as it was after this many decisions of players."""
        number = whole(decisions)
        if number is None or not 0 <= number <= self.decisions:
            raise InvalidData("decisions", f"from 0 to {self.decisions}, not {decisions!r:.60}")
        record = self.record()
        if number < self.decisions:
            record["choices"] = record["choices"][: self._course.decisions[number][0]]
        return Game.replay(record, None if record["version"] == VERSION else self._nature.copy())

    def choices_before(self, event: int) -> int:
        """Return how many decisions players had made when this event happened."""
        return self._course.choices_before(event)

    def events_before(self, answers: int) -> int:
        """Return how many events had happened when a player was asked after this many answers."""
        return self._course.events_before(answers)

    def round_starts(self) -> list[int]:
        """Return how many decisions players had made when each round started."""
        return self._course.round_starts()

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points of every seat by source. They add up to the score."""
        return [dict(points) for points in self._course.told().points]

    def points_by_round(self) -> list[list[int]]:
        """Return the points of every seat at the end of each finished round, the last one after the final scoring."""
        return [list(points) for points in self._course.told().rounds]

    def events(self, since: SupportsIndex = 0, seat: SupportsIndex | None = None) -> list[EventJson]:
        """Return the events from number `since` on, as `seat` (None: a spectator) may know them."""
        first = whole(since)
        if first is None or first < 0:
            raise InvalidData("since", f"a whole number from 0 on, not {since!r:.60}")
        viewer = self._seat(seat)
        names = names_of(self._state.ruleset)
        return [event_as_json(event, viewer, names) for event in self._course.events[first:]]

    def raw_events(self, since: int = 0) -> list[Event]:
        """Return the events from number `since` on as the rules report them, including hidden cards."""
        return self._course.events[since:]

    def view(self, seat: SupportsIndex | None = None) -> View:
        """Return the position as `seat` (None: a spectator) may see it, with its prompt."""
        course = self._course
        return whole_view(self._state, self.options, self._seat(seat), course.told().tenants, len(course.events))

    def lazy_view(self) -> LazyView:
        """Return the view of the seat to act for a bot: made when it is read, so that it costs little until then."""
        if self.seat is None:
            raise InvalidData("seat", "nobody is asked, so there is nobody to show the game to")
        if self._shown is not None:
            self._keep_shown()
        view = LazyView(self._state, self.options, self._course, self._legal)
        self._shown = ref(view)
        return view

    def svg(
        self, seat: SupportsIndex | None = None, language: str = "en", theme: str = "day", names: Sequence[str] = ()
    ) -> str:
        """Draw the position as `seat` (None: a spectator) may see it. `theme`: day or night."""
        from grandaustria.drawing.position import svg_of

        return svg_of(self.view(seat), language, theme, names)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        from grandaustria.drawing.rendering import html_of

        return html_of(self.view())

    def _seat(self, seat: object) -> int | None:
        number = whole(seat)
        if seat is not None and (number is None or not 0 <= number < self.options.players):
            raise InvalidData(
                "seat", f"from 0 to {self.options.players - 1}, or None for a spectator, not {seat!r:.60}"
            )
        return number

    def insight(
        self, seat: SupportsIndex | None, asked: bool, language: str = "en", names: Sequence[str] = ()
    ) -> Insight:
        """What the person in `seat` (None: a spectator) sees besides the view; `asked`: it is for them to choose."""
        return insight_of(self._state, self._seat(seat), self._state.agenda if asked else None, language, names)

    def name(self, choice: SupportsIndex) -> str:
        """Return the name of a choice id, such as `TAKE_DIE:6`."""
        number = whole(choice)
        if number is None or not 0 <= number < self._space.size:
            raise IllegalChoice(f"{choice!r:.60} is not a choice id")
        return self._space.name_of(number)

    def text(self, choice: SupportsIndex, language: str = "en") -> str:
        """Describe a legal choice in words, as it applies to this position."""
        return plain(text_of(self._state, self._legal_id(choice), language))

    def parse(self, words: str, language: str = "en") -> int:
        """Return the legal choice with this name or this text."""
        words = words.strip()
        for choice in self._legal:
            if words == self._space.name_of(choice):
                return choice
        for choice in self._legal:
            if words == self.text(choice, language):
                return choice
        self._space.choice_named(words)  # refuses what is no name at all
        raise IllegalChoice(f"{words} is not possible now")

    def record(self) -> Record:
        """Return the game as options and choices, nature's included. `replay` turns it into a game again.

        The record of a game that was reseeded has no seed: its dice do not all come from one.
        """
        return {
            "format": "grandaustria.record",
            "version": VERSION if self._origin.seeded() else UNSEEDED,
            "options": self.options.to_json(),
            **self._origin.to_json(),
            "choices": list(self._course.answers),
        }

    @classmethod
    def replay(cls, record: object, nature: Nature | None = None) -> Game:
        """Return the game of a record, ready to continue.

        `nature` continues a record without a seed. It defaults to the operating system's generator.
        """
        data = _document(record, "grandaustria.record", newest=UNSEEDED)
        game = cls.__new__(cls)
        start = data.optional("start")
        unseeded = data.field("version").value == UNSEEDED
        origin = ("start",) if start is not None else () if unseeded else ("seed",)
        data.only(("format", "version", "options", *origin, "choices"))
        options = Options.from_json(data.field("options").value)
        if unseeded:
            nature = nature if nature is not None else SystemNature()
        elif nature is not None:
            raise InvalidData("nature", "only for a record without a seed")
        if start is not None:
            game._set_up(_document(start.value, "grandaustria.snapshot", "start"), nature or seeded(0))
            if game.options != options:
                raise data.field("options").fail("not those of the start")
        elif nature is not None:
            game._deal(options, Origin(), nature)
        else:
            seed = data.field("seed").integer(0, 2**63 - 1)
            game._deal(options, Origin(seed), seeded(seed))
        game._follow(data.field("choices").items())
        return game

    def snapshot(self) -> Snapshot:
        """Return the full position, including hidden cards and, for a seeded game, the state of its generator."""
        return Beginning(self.options, self._state, self._course.told(), self._nature).snapshot()

    @classmethod
    def restore(cls, snapshot: object) -> Game:
        """Return a game that continues from a snapshot.

        It may lack `story` and `chance`. Without `chance`, a seed is drawn, so that other dice follow each time.
        """
        game = cls.__new__(cls)
        game._set_up(_document(snapshot, "grandaustria.snapshot"), seeded(seed_of(None)))
        game._advance()
        return game

    def position(self) -> str:
        """Return the full position as one line, including hidden cards, but without history and dice to come."""
        return write_line(self.options, self._state)

    @classmethod
    def from_position(cls, line: str, seed: SupportsIndex | None = None) -> Game:
        """Return a game that continues from a position in one line. Without a seed, one is drawn."""
        game = cls.__new__(cls)
        game._set_up(Reader(read_line(line), ""), seeded(seed_of(seed)))
        game._advance()
        return game

    def determinized(self, seed: SupportsIndex | None = None) -> Game:
        """Return a game that looks the same to the seat to act and could be this one for all that it knows.

        The hidden cards are dealt anew and other dice follow. Without a seed, one is drawn. The record of the new game
        starts here.
        """
        twin = self.copy(seed_of(seed))
        twin._begin(determinized(self._state, twin._nature), self._course.told().copy())
        twin._origin = Origin(start=twin._beginning())
        twin._advance()
        return twin

    def _beginning(self) -> Beginning:
        """This position, to be written as a snapshot when a record of what follows is wanted."""
        return Beginning(self.options, self._state.copy(), self._course.told().copy(), self._nature.copy())


def _document(data: object, kind: str, path: str = "", newest: int = VERSION) -> Reader:
    reader = Reader(data, path)
    if not isinstance(data, dict):
        raise InvalidData(path or kind, f"an object, not {data!r:.60}")
    reader.field("format").one_of({kind: None})
    reader.field("version").integer(VERSION, newest)
    return reader
