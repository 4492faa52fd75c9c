"""`Game`: a position with its source of chance, the record of all choices, and the events."""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, Final

from grandaustria.chance import Chance, Nature, SystemNature, seeded
from grandaustria.codec.event_types import Event as EventJson
from grandaustria.codec.events import event_as_json
from grandaustria.codec.names import names_of
from grandaustria.codec.prompt import prompt_ahead
from grandaustria.codec.reader import Reader
from grandaustria.codec.seat import view_of
from grandaustria.codec.snapshot import decode, encode
from grandaustria.codec.types import Prompt, View
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.history.chronicle import Chronicle
from grandaustria.history.taking_back import Decision, free_to_take_back
from grandaustria.options import Options
from grandaustria.playout import advance
from grandaustria.rules.choices import ChoiceSpace, Legal
from grandaustria.rules.events import ROUND_STARTED, Event
from grandaustria.rules.state import NATURE, State
from grandaustria.words.insight import Insight, insight_of
from grandaustria.words.text import text_of

VERSION: Final = 1
UNSEEDED: Final = 2  # the version of a record without a seed


class Game:
    """A game of Grand Austria Hotel for two to four players.

    The game itself answers for nature (dice, draws, the deal) and makes forced choices, and records these answers like
    any other. It always asks before ending a turn, which belongs to the player, and before playing staff, because
    skipping that question would reveal something about the hand.

    A game with a `seed` is reproducible, and anyone who knows the seed can predict it. Without a seed, one is drawn and
    stored in the record. With a `nature` instead, such as `SystemNature()`, the game has no seed and is unpredictable.
    """

    def __init__(
        self, options: Options | None = None, seed: int | None = None, *, nature: Nature | None = None
    ) -> None:
        if options is not None and not isinstance(options, Options):
            raise InvalidData("options", f"Options(...), not {options!r:.60}")
        if nature is not None and seed is not None:
            raise InvalidData("seed", "a seed or a nature, not both")
        options = options if options is not None else Options()
        if nature is not None:
            self._deal(options, {}, nature)
        else:
            self._deal_seeded(options, seed if seed is not None else secrets.randbits(53))
        self._advance()

    def _deal_seeded(self, options: Options, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed < 2**63:
            raise InvalidData("seed", f"a whole number from 0 to 2**63 - 1, not {seed!r:.60}")
        self._deal(options, {"seed": seed}, seeded(seed))

    def _deal(self, options: Options, origin: dict[str, Any], nature: Nature) -> None:
        self.options = options
        self._origin = origin  # what the record starts from
        self._nature = nature
        state = options.new_state()
        self._begin(state, Chronicle(options.players, names_of(state.ruleset)))

    def _set_up(self, data: Reader) -> None:
        """Start from a snapshot."""
        self.options = Options.from_json(data.field("options").value)
        self._origin = {"start": deepcopy(data.value)}
        chance = data.optional("chance")
        words = chance.list_of(lambda r: r.integer(0, 2**32 - 1), 4) if chance is not None else None
        if words is not None and not any(words):
            raise InvalidData("chance", "four zeros would be followed by zeros for ever")
        self._nature = Chance(*words) if words is not None else seeded(0)
        state = decode(self.options, data)
        points = [p.points for p in state.players]
        self._begin(state, Chronicle.from_json(data.optional("story"), points, names_of(state.ruleset)))
        if state.agenda is not None and not self._legal:
            raise data.field("agenda").fail(f"{state.agenda.effect.name} has nothing to offer here")

    def _begin(self, state: State, chronicle: Chronicle) -> None:
        self._choices: list[int] = []
        self._decisions: list[Decision] = []
        self._events: list[Event] = []
        self._chronicle = chronicle
        self._noted = 0
        self._state = state
        self._offered = Legal(state.ruleset.space)  # reused whenever somebody is asked
        state.log = self._events
        state.settle()
        self._legal = state.choices()

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

    def play(self, choice: int, seat: int | None = None) -> None:
        """Play a legal choice for the seat to act. If `seat` is given, it must be that seat.

        Raises IllegalChoice otherwise; then nothing has changed.
        """
        if seat is not None and seat != self.seat:
            raise IllegalChoice(f"seat {seat!r} cannot play {_shown(choice, self._space)}: seat {self.seat} is to act")
        if type(choice) is not int or choice not in self._legal:
            raise IllegalChoice(f"{_shown(choice, self._space)} is not possible now")
        self._decisions.append((len(self._choices), self._state.seat, len(self._events)))
        self._answer(choice)
        self._advance()

    def _answer(self, choice: int) -> None:
        self._choices.append(choice)
        self._state.play(choice)

    def asked(self) -> list[int]:
        """Return the seats that can choose now: the seat to act, then those who can pick ahead in the draft."""
        if self.seat is None:
            return []
        others = (seat for seat in range(self.options.players) if seat != self.seat)
        return [self.seat, *(seat for seat in others if self.prompt_ahead(seat) is not None)]

    def prompt_ahead(self, seat: int) -> Prompt | None:
        """Return the prompt that the seat will get later in this pass of the draft, or None."""
        self._check_seat(seat)
        return prompt_ahead(self._state, seat)

    def answers(self, since: int = 0) -> list[int]:
        """Return the answers from number `since` on, nature's included, as in the record."""
        return self._choices[since:]

    @property
    def events_told(self) -> int:
        """The number of events so far."""
        return len(self._events)

    @property
    def decisions(self) -> int:
        """The number of choices that players were asked for so far."""
        return len(self._decisions)

    def free_to_take_back(self, seat: int) -> int:
        """Return how many of its last choices the seat can take back before one that revealed something."""
        if self.seat != seat:
            return 0
        return free_to_take_back(self._decisions, self._choices, seat, self._space)

    def rewound(self, decisions: int) -> Game:
        """Return the game as it was after this many decisions of players."""
        if type(decisions) is not int or not 0 <= decisions <= self.decisions:
            raise InvalidData("decisions", f"from 0 to {self.decisions}, not {decisions!r:.60}")
        end = self._decisions[decisions][0] if decisions < self.decisions else len(self._choices)
        nature = None if self._origin else self._nature
        return Game.replay(self.record() | {"choices": self._choices[:end]}, nature)

    def choices_before(self, event: int) -> int:
        """Return how many decisions players had made when this event happened."""
        return bisect_right(self._decisions, event, key=_events_then)

    def events_before(self, answers: int) -> int:
        """Return how many events had happened when a player was asked after this many answers."""
        k = bisect_left(self._decisions, answers, key=_answers_then)
        return self._decisions[k][2] if k < len(self._decisions) else len(self._events)

    def round_starts(self) -> list[int]:
        """Return how many decisions players had made when each round started."""
        starts = (number for number, event in enumerate(self._events) if event[0] == ROUND_STARTED)
        return [self.choices_before(number) for number in starts]

    def _advance(self) -> None:
        advance(self._state, self._nature, self._offered, self._choices)
        self._legal = self._offered.ids()

    def scores(self) -> list[int]:
        """Return the points of every seat: the final scores when the game is over."""
        return [p.points for p in self._state.players]

    def winners(self) -> list[int]:
        """Return the winning seats: several if they share the win, none while the game is running."""
        return self._state.ruleset.winners(self._state) if self.seat is None else []

    def breakdown(self) -> list[dict[str, int]]:
        """Return the points of every seat by source. They add up to the score."""
        return [dict(points) for points in self._told().points]

    def points_by_round(self) -> list[list[int]]:
        """Return the points of every seat at the end of each finished round, the last one after the final scoring."""
        return [list(points) for points in self._told().rounds]

    def _told(self) -> Chronicle:
        while self._noted < len(self._events):
            self._chronicle.note(self._events[self._noted])
            self._noted += 1
        return self._chronicle

    def events(self, since: int = 0, seat: int | None = None) -> list[EventJson]:
        """Return the events from number `since` on, as `seat` (None: a spectator) may know them."""
        if type(since) is not int or since < 0:
            raise InvalidData("since", f"a whole number from 0 on, not {since!r:.60}")
        self._check_seat(seat)
        names = names_of(self._state.ruleset)
        return [event_as_json(event, seat, names) for event in self._events[since:]]

    def raw_events(self, since: int = 0) -> list[Event]:
        """Return the events from number `since` on as the rules report them, including hidden cards."""
        return self._events[since:]

    def view(self, seat: int | None = None) -> View:
        """Return the position as `seat` (None: a spectator) may see it, with its prompt."""
        self._check_seat(seat)
        return {
            "format": "grandaustria.view",
            "version": VERSION,
            "seat": seat,
            "options": self.options.to_json(),
            **view_of(self._state, seat),
            "tenants": self._told().tenants_as_json(),
            "events": len(self._events),
        }

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.options.players):
            raise InvalidData(
                "seat", f"from 0 to {self.options.players - 1}, or None for a spectator, not {seat!r:.60}"
            )

    def insight(self, seat: int | None, asked: bool, language: str = "en", names: Sequence[str] = ()) -> Insight:
        """What the person in `seat` (None: a spectator) sees besides the view; `asked`: it is for them to choose."""
        self._check_seat(seat)
        return insight_of(self._state, seat, self._state.agenda if asked else None, language, names)

    def text(self, choice: int, language: str = "en") -> str:
        """Describe a choice in words, as it applies to this position."""
        if type(choice) is not int or not 0 <= choice < self._space.size:
            raise IllegalChoice(f"{choice!r} is not a choice id")
        return text_of(self._state, choice, language)

    def record(self) -> dict[str, Any]:
        """Return the game as options and choices, nature's included. `replay` turns it into a game again."""
        version = VERSION if self._origin else UNSEEDED
        head = {"format": "grandaustria.record", "version": version, "options": self.options.to_json()}
        return head | deepcopy(self._origin) | {"choices": list(self._choices)}

    @classmethod
    def replay(cls, record: object, nature: Nature | None = None) -> Game:
        """Return the game of a record, ready to continue.

        `nature` continues a record without a seed. It defaults to the operating system's generator.
        """
        data = _document(record, "grandaustria.record", newest=UNSEEDED)
        game = cls.__new__(cls)
        start = data.optional("start")
        unseeded = data.field("version").value == UNSEEDED
        origin = () if unseeded else ("seed",) if start is None else ("start",)
        data.only(("format", "version", "options", *origin, "choices"))
        options = Options.from_json(data.field("options").value)
        if unseeded:
            game._deal(options, {}, nature if nature is not None else SystemNature())
        elif nature is not None:
            raise InvalidData("nature", "only for a record without a seed")
        elif start is not None:
            game._set_up(_document(start.value, "grandaustria.snapshot", "start"))
            if game.options != options:
                raise data.field("options").fail("not those of the start")
        else:
            game._deal_seeded(options, data.field("seed").integer(0, 2**63 - 1))
        game._follow(data.field("choices").items())
        return game

    def follow(self, answers: list[int]) -> None:
        """Play the next answers of a record, nature's included."""
        self._follow(Reader(answers, "answers").items())

    def _follow(self, readers: Iterable[Reader]) -> None:
        for reader in readers:
            choice = reader.integer(0, self._space.size - 1)
            legal = self._state.choices()
            if choice not in legal:
                raise reader.fail(f"{self._space.name_of(choice)} is not possible there")
            if self._state.seat == NATURE:
                self._nature.skip(len(legal))
            elif self._state.must_ask(legal):
                self._decisions.append((len(self._choices), self._state.seat, len(self._events)))
            self._answer(choice)
        self._advance()

    def snapshot(self) -> dict[str, Any]:
        """Return the full position, including hidden cards and, for a seeded game, the state of its generator."""
        head = {"format": "grandaustria.snapshot", "version": VERSION, "options": self.options.to_json()}
        chance = self._nature
        words = {"chance": [chance.a, chance.b, chance.c, chance.d]} if isinstance(chance, Chance) else {}
        return {**head, **encode(self._state), "story": self._told().to_json(), **words}

    @classmethod
    def restore(cls, snapshot: object) -> Game:
        """Return a game that continues from a snapshot. A handmade snapshot may omit `story` and `chance`."""
        game = cls.__new__(cls)
        game._set_up(_document(snapshot, "grandaustria.snapshot"))
        game._advance()
        return game

    def copy(self) -> Game:
        """Return an independent copy. If the game has a seed, the same dice will follow."""
        twin = type(self).__new__(type(self))
        twin.options = self.options
        twin._origin = self._origin
        twin._nature = self._nature.copy()
        twin._begin(self._state.copy(), self._told().copy())
        twin._choices += self._choices
        twin._decisions += self._decisions
        twin._events += self._events
        twin._noted = len(self._events)
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Game.replay, (self.record(),)


def _answers_then(decision: Decision) -> int:
    return decision[0]


def _events_then(decision: Decision) -> int:
    return decision[2]


def _document(data: object, kind: str, path: str = "", newest: int = VERSION) -> Reader:
    reader = Reader(data, path)
    if not isinstance(data, dict):
        raise InvalidData(path or kind, f"an object, not {data!r:.60}")
    reader.field("format").one_of({kind: None})
    reader.field("version").integer(VERSION, newest)
    return reader


def _shown(choice: object, space: ChoiceSpace) -> str:
    if type(choice) is int and 0 <= choice < space.size:
        return f"{space.name_of(choice)} ({choice})"
    return f"{choice!r:.60}"
