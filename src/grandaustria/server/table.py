"""One game being played: the log, and what it makes of the game and its seats. No input or output.

An action is first tried: `choose`, `take_back`, … return a `Move`, which holds the row to be written. A copy of the
table accepts it; once the row is written, the copy takes the table's place. Rows that others wrote are accepted too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.server.refusals import Refused
from grandaustria.server.seats import Seat

STAND_IN: Final = "planner"
_DAY: Final = 24 * 3600
_MEANWHILE: Final = ("pace", "hurry")  # rows that change nothing for those who are asked


@dataclass(frozen=True)
class Agreement:
    """What a game was made with."""

    game: str
    options: Options
    seed: int
    clock: Mapping[str, Any]
    pace: str
    seats: tuple[Seat, ...]
    hashes: tuple[str | None, ...]  # of the seats' tokens
    invitation: str | None  # its hash

    @property
    def seconds(self) -> float | None:
        """How long a turn may take."""
        return {"turn": self.clock.get("seconds"), "day": _DAY * self.clock.get("days", 0)}.get(self.clock["kind"])


@dataclass(frozen=True)
class Entry:
    """A row of the log."""

    seq: int
    kind: str  # join, deal, choices, ahead, undo, replace, return, resign, pace, hurry, rematch
    at: float
    seat: int | None = None
    request: str | None = None
    answers: Sequence[int] = ()
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Move:
    """A row that is possible now, with the game it leads to if that changes."""

    entry: Entry
    game: Game | None = None
    token: str | None = None  # the hash of the token that the seat gets with it


class Table:
    def __init__(self, agreement: Agreement) -> None:
        self.agreement = agreement
        self.hashes = [*agreement.hashes, agreement.invitation]
        self.seq = 0
        self.seats = list(agreement.seats)
        self.game: Game | None = None
        self.ahead: dict[int, int] = {}  # in the draft: what a seat has picked before its time
        self.pace = agreement.pace
        self.hurried = False  # bots make no pauses until a person is asked
        self.rematch: str | None = None
        self.deadline: float | None = None
        self._asked_since = 0  # the row since which seats that were asked at once only answered
        self._taken_back: list[tuple[int, int]] = []  # the rows that took back, and the events left after them

    @classmethod
    def of_log(cls, agreement: Agreement, entries: Sequence[Entry], deadline: float | None) -> Table:
        table = cls(agreement)
        answers: list[int] = []
        dealt = False
        for entry in entries:
            dealt = dealt or entry.kind == "deal"
            del answers[entry.data.get("keep", len(answers)) :]
            answers += entry.answers
            table._note(entry)
        if dealt:
            table.game = Game.replay(table._record(answers))
        table._asked_since = table.seq
        table.hurried = False
        table.deadline = deadline
        return table

    def copy(self) -> Table:
        """A twin that shares the game, which is never changed in place."""
        twin = copy(self)
        twin.hashes = list(self.hashes)
        twin.seats = list(self.seats)
        twin.ahead = dict(self.ahead)
        twin._taken_back = list(self._taken_back)
        return twin

    def _record(self, answers: Sequence[int]) -> dict[str, Any]:
        head = {"format": "grandaustria.record", "version": 1, "options": self.agreement.options.to_json()}
        return head | {"seed": self.agreement.seed, "choices": list(answers)}

    # What is so

    @property
    def status(self) -> str:
        if self.game is None:
            return "open"
        if self.game.seat is None:
            return "over"
        return "playing" if any(seat.can_be_a_person for seat in self.seats) else "abandoned"

    @property
    def seat(self) -> int | None:
        """The seat to act."""
        return self.game.seat if self.game is not None and self.status == "playing" else None

    @property
    def bot(self) -> str | None:
        """The bot that is to act, if one is."""
        return self.seats[self.seat].played_by if self.seat is not None else None

    @property
    def names(self) -> list[str]:
        return [seat.name or "…" for seat in self.seats]

    def asked(self) -> list[int]:
        """The seats from which a choice is expected."""
        if self.game is None or self.status != "playing":
            return []
        return [seat for seat in self.game.asked() if seat not in self.ahead]

    def free_to_take_back(self, seat: int) -> int:
        if self.game is None or self.status != "playing":
            return 0
        return 1 if seat in self.ahead else self.game.free_to_take_back(seat)

    def fresh(self, seat: int, seq: int) -> bool:
        """Whether who knows the row `seq` knows all that matters to the seat: in the draft, others pick meanwhile."""
        return seq == self.seq or (seat in self.asked() and self._asked_since <= seq < self.seq)

    def events_known(self, known: int, seq: int | None) -> int:
        """How many of the first `known` events still hold for somebody who last saw the row `seq`."""
        if seq is None or self.game is None:
            return 0
        return min(known, self.events, *(events for row, events in self._taken_back if row > seq))

    @property
    def events(self) -> int:
        return self.game.events_told if self.game is not None else 0

    # What can be tried

    def join(self, name: str, wanted: int | None, token: str, at: float) -> list[Move]:
        """Who takes the last open seat starts the game; whose token has a seat already needs none."""
        if token in self.hashes:
            return []
        places = [k for k, seat in enumerate(self.seats) if seat.kind == "open"]
        seat = places[0] if wanted is None and places else wanted
        if seat not in places:
            raise Refused("no_open_seat", "There is no such seat free.")
        joined = Move(Entry(self.seq + 1, "join", at, seat, data={"name": name}), token=token)
        return [joined, self.deal(self.seq + 2, at)] if len(places) == 1 else [joined]

    def deal(self, seq: int, at: float) -> Move:
        game = Game(self.agreement.options, self.agreement.seed)
        return Move(Entry(seq, "deal", at, answers=game.answers()), game)

    def choose(self, seat: int, choices: Sequence[int], request: str | None, at: float, bot: str | None = None) -> Move:
        """By the person on the seat, or by the bot that plays there."""
        game = self._playing()
        if seat not in self.asked() or self.seats[seat].played_by != bot:
            raise Refused("not_your_turn", "It is not your turn.")
        if seat != game.seat:
            return self._pick_ahead(game, seat, choices, request, at)
        before = len(game.answers())
        game = game.copy()
        for index, choice in enumerate(choices):
            _play(game, seat, index, choice)
        played = []
        while game.seat in self.ahead and game.seat not in played:
            played.append(game.seat)
            game.play(self.ahead[game.seat])
        answers = game.answers(before)
        data = {"played_ahead": played} if played else {}
        return Move(Entry(self.seq + 1, "choices", at, seat, request, answers, data), game)

    def _pick_ahead(self, game: Game, seat: int, choices: Sequence[int], request: str | None, at: float) -> Move:
        prompt = game.prompt_ahead(seat)
        assert prompt is not None, "a seat that is asked is the one to act or asked ahead"
        for index, choice in enumerate(choices):
            if index > 0 or choice not in [offered["id"] for offered in prompt["choices"]]:
                raise Refused("illegal_choice", "This is not possible now.", index=index, choice=choice)
        return Move(Entry(self.seq + 1, "ahead", at, seat, request, data={"choice": choices[0]}))

    def take_back(self, seat: int, steps: int, request: str | None, at: float) -> Move:
        game = self._playing()
        if self.seats[seat].played_by is not None or not 1 <= steps <= self.free_to_take_back(seat):
            raise Refused("nothing_to_take_back", "That can no longer be taken back.")
        if seat in self.ahead:
            return Move(Entry(self.seq + 1, "undo", at, seat, request))
        game = game.rewound(game.decisions - steps)
        data = {"keep": len(game.answers()), "events": game.events_told}
        return Move(Entry(self.seq + 1, "undo", at, seat, request, data=data), game)

    def replace(self, seat: int, bot: str, request: str | None, at: float, by: int | None = None) -> Move:
        """By another seat, or by the clock."""
        self._playing()
        if seat not in self.asked() or self.seats[seat].played_by is not None:
            raise Refused("not_away", "Nobody is waiting for a person there.")
        return Move(Entry(self.seq + 1, "replace", at, by, request, data={"seat": seat, "bot": bot}))

    def come_back(self, seat: int, at: float) -> Move:
        self._playing()
        if self.seats[seat].resigned or self.seats[seat].stand_in is None:
            raise Refused("not_replaced", "Nobody stands in for you.")
        return Move(Entry(self.seq + 1, "return", at, seat))

    def resign(self, seat: int, at: float) -> list[Move]:
        """Once is enough."""
        if self.seats[seat].resigned:
            return []
        self._playing()
        return [Move(Entry(self.seq + 1, "resign", at, seat, data={"bot": STAND_IN}))]

    def set_pace(self, seat: int, pace: str, at: float) -> list[Move]:
        """Of the bots, for everybody."""
        self._playing()
        return [Move(Entry(self.seq + 1, "pace", at, seat, data={"pace": pace}))] if pace != self.pace else []

    def hurry(self, seat: int, at: float) -> list[Move]:
        """Bots play on without pauses until a person is asked; nothing happens if none is to act."""
        return [Move(Entry(self.seq + 1, "hurry", at, seat))] if self.bot is not None and not self.hurried else []

    def follow_up(self, seat: int, game: str, at: float) -> list[Move]:
        """Names the game that comes after this one, once."""
        if self.rematch is not None:
            return []
        if self.status not in ("over", "abandoned"):
            raise Refused("not_over", "The game is not over.")
        return [Move(Entry(self.seq + 1, "rematch", at, seat, data={"game": game}))]

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused("not_started", "The game has not started.")
        if self.status != "playing":
            raise Refused("over", "The game is over.")
        return self.game

    # What was written

    def accept(self, move: Move) -> None:
        entry = move.entry
        before = self.game
        seat, bot, asked = self.seat, self.bot, self.asked()
        if move.game is not None:
            self.game = move.game
        elif "keep" in entry.data:
            assert self.game is not None
            answers = self.game.answers()[: entry.data["keep"]]
            self.game = Game.replay(self._record(answers))
        elif entry.kind == "deal":
            self.game = Game.replay(self._record(entry.answers))
        elif entry.answers:
            assert self.game is not None
            self.game = self.game.copy()
            self.game.follow(list(entry.answers))
        if move.token is not None and entry.seat is not None:
            self.hashes[entry.seat] = move.token
        self._note(entry)
        if entry.kind not in _MEANWHILE and not set(self.asked()) < set(asked):
            self._asked_since = self.seq
        if self.bot is None:
            self.hurried = False
        new_turn = (seat, bot) != (self.seat, self.bot) or self._turn_began(before)
        self._set_deadline(entry.at, new_turn)

    def _note(self, entry: Entry) -> None:
        """All that a row says, apart from the answers."""
        self.seq = entry.seq
        seat = entry.seat
        match entry.kind:
            case "join" if seat is not None:
                self.seats[seat] = self.seats[seat].taken_by(entry.data["name"])
            case "choices":
                for other in entry.data.get("played_ahead", ()):
                    del self.ahead[other]
            case "ahead" if seat is not None:
                self.ahead[seat] = entry.data["choice"]
            case "undo" if "events" in entry.data:
                self._taken_back.append((entry.seq, entry.data["events"]))
            case "undo" if seat is not None:
                del self.ahead[seat]
            case "replace":
                away = entry.data["seat"]
                self.seats[away] = self.seats[away].replaced_by(entry.data["bot"])
            case "return" if seat is not None:
                self.seats[seat] = self.seats[seat].returned()
            case "resign" if seat is not None:
                self.seats[seat] = self.seats[seat].replaced_by(entry.data["bot"], for_good=True)
            case "pace":
                self.pace = entry.data["pace"]
            case "hurry":
                self.hurried = True
            case "rematch":
                self.rematch = entry.data["game"]

    def _turn_began(self, before: Game | None) -> bool:
        if self.game is None or before is self.game:
            return False
        since = before.events_told if before is not None else 0
        return any(event["event"] == "turn_started" for event in self.game.events(since))

    def _set_deadline(self, at: float, new_turn: bool) -> None:
        seconds = self.agreement.seconds
        if seconds is None or self.seat is None or self.bot is not None:
            self.deadline = None
        elif new_turn:
            self.deadline = at + seconds


def _play(game: Game, seat: int, index: int, choice: int) -> None:
    try:
        game.play(choice, seat)
    except IllegalChoice:
        raise Refused("illegal_choice", "This is not possible now.", index=index, choice=choice) from None
