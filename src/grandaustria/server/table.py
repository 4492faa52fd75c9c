"""One game being played: its log, its `Game` and its seats. No input or output.

An action is tried first: `choose`, `take_back` and the like return a `Move`, which holds the row to write. A copy of
the table accepts it. Once the row is written, the copy replaces the table. Rows of other processes are accepted too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import Final

from grandaustria.bots.ladder import stand_in
from grandaustria.chance import Nature
from grandaustria.game import UNSEEDED, Game
from grandaustria.server import happenings as h
from grandaustria.server.log import UNREADABLE, Agreement, Damaged, Entry, Move, Notice, NoticeReason, Status
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import Pace
from grandaustria.server.seats import Seat
from grandaustria.server.turns import play, turn_began

MISSED_IN_A_ROW: Final = 2  # deadlines after which the stand-in stays
MOST_EXTRAS: Final = 1000  # rows by one seat that do not bring the game forward
_MEANWHILE: Final = (h.PaceSet, h.Hurried)  # what changes nothing for those who are asked
_EXTRAS: Final = (h.TakenBack, h.PickTakenBack, h.PaceSet, h.Replaced, h.AgreedToShare)


class Table:
    def __init__(self, agreement: Agreement, nature: Nature) -> None:
        self.agreement = agreement
        self._nature = nature
        self.hashes = [*agreement.hashes, agreement.invitation]
        self.seq = 0
        self.seats = list(agreement.seats)
        self.game: Game | None = None
        self.ahead: dict[int, int] = {}  # in the draft: what a seat has picked before its time
        self.pace = agreement.pace
        self.hurried = False  # bots make no pauses until a person is asked
        self.rematch: str | None = None
        self.agreed: frozenset[int] = frozenset()  # seats whose persons want anybody to see the finished game
        self.link: str | None = None  # under which anybody may see it
        self.deadline: float | None = None
        self.notices: list[Notice] = []
        self.gone: list[tuple[int, float, Seat]] = []  # who gave up a seat, and when
        self._called_off = False  # everybody gave up their seat before the game began
        self._asked_since = 0  # the row since which seats that were asked at once only answered
        self._taken_back: list[tuple[int, int]] = []  # the rows that took back, and the events left after them
        self._extras: Counter[int] = Counter()  # rows by each seat that do not bring the game forward

    def copy(self) -> Table:
        """Return a copy that shares the game, which is never changed in place."""
        twin = copy(self)
        twin.hashes = list(self.hashes)
        twin.seats = list(self.seats)
        twin.ahead = dict(self.ahead)
        twin.notices = list(self.notices)
        twin.gone = list(self.gone)
        twin._taken_back = list(self._taken_back)
        twin._extras = self._extras.copy()
        return twin

    def _replayed(self, answers: Sequence[int]) -> Game:
        head = {"format": "grandaustria.record", "version": UNSEEDED, "options": self.agreement.options.to_json()}
        start = {} if self.agreement.start is None else {"start": self.agreement.start}
        return Game.replay(head | start | {"choices": list(answers)}, self._nature)

    # What is so

    @property
    def status(self) -> Status:
        if self.game is None:
            return "abandoned" if self._called_off else "open"
        if self.game.seat is None:
            return "over"
        return "playing" if any(seat.can_be_a_person for seat in self.seats) else "abandoned"

    @property
    def seat(self) -> int | None:
        """The seat to act."""
        return self.game.seat if self.game is not None and self.status == "playing" else None

    @property
    def bot(self) -> str | None:
        """The bot that is to act, if any."""
        return self.seats[self.seat].played_by if self.seat is not None else None

    @property
    def finished_by(self) -> list[str | None] | None:
        """When the game is over: the bots that finished it for people who were away or had left, by seat."""
        if self.status != "over":
            return None
        return [seat.stand_in if seat.kind == "person" else None for seat in self.seats]

    def asked(self) -> list[int]:
        """Return the seats from which a choice is expected."""
        if self.game is None or self.status != "playing":
            return []
        return [seat for seat in self.game.asked() if seat not in self.ahead]

    def free_to_take_back(self, seat: int) -> int:
        if self.game is None or self.status != "playing":
            return 0
        return 1 if seat in self.ahead else self.game.free_to_take_back(seat)

    def fresh(self, seat: int, seq: int) -> bool:
        """Return whether nothing that matters to the seat has happened since row `seq`, as in the draft."""
        return seq == self.seq or (seat in self.asked() and self._asked_since <= seq < self.seq)

    def events_known(self, known: int, seq: int | None) -> int:
        """Return how many of the first `known` events still hold for a listener who last saw row `seq`."""
        if seq is None or self.game is None:
            return 0
        return min(known, self.events, *(events for row, events in self._taken_back if row > seq))

    @property
    def events(self) -> int:
        return self.game.events_told if self.game is not None else 0

    # What can be tried

    def join(self, name: str | None, wanted: int | None, token: str, at: float) -> list[Move]:
        """Take an open seat; the last one starts the game. A token that has a seat already gets no second one."""
        if token in self.hashes:
            return []
        seat = self._open_seat(wanted)
        return self._seated(Move(Entry(self.seq + 1, at, h.Joined(seat, name)), token=token))

    def fill(self, by: int, wanted: int, bot: str, name: str, at: float) -> list[Move]:
        """Give an open seat to a bot; the last one starts the game."""
        seat = self._open_seat(wanted)
        return self._seated(Move(Entry(self.seq + 1, at, h.Filled(by, seat, bot, name))))

    def _open_seats(self) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if seat.kind == "open"] if self.status == "open" else []

    def _open_seat(self, wanted: int | None) -> int:
        places = self._open_seats()
        seat = places[0] if wanted is None and places else wanted
        if seat is None or seat not in places:
            raise Refused("no_open_seat", "There is no such seat free.")
        return seat

    def _seated(self, taken: Move) -> list[Move]:
        last = len(self._open_seats()) == 1
        return [taken, self.deal(self.seq + 2, taken.entry.at)] if last else [taken]

    def deal(self, seq: int, at: float) -> Move:
        """Deal, or begin with the position that the game starts from."""
        game = self._replayed(())
        return Move(Entry(seq, at, h.Dealt(game.answers())), game)

    def choose(self, seat: int, choices: Sequence[int], request: str | None, at: float, bot: str | None = None) -> Move:
        """Play choices for a seat, by its person or by the bot that plays there."""
        game = self._playing()
        if seat not in self.asked() or self.seats[seat].played_by != bot:
            raise Refused("not_your_turn", "It is not your turn.")
        if seat != game.seat:
            return self._pick_ahead(game, seat, choices, request, at)
        before, answered = game, len(game.answers())
        game = game.copy()
        for index, choice in enumerate(choices):
            play(game, seat, index, choice)
        played = []
        while game.seat in self.ahead and game.seat not in played:
            played.append(game.seat)
            game.play(self.ahead[game.seat])
        turn_over = bool(self.seats[seat].missed) and (game.seat != seat or turn_began(before, game))
        handed_back = turn_over and self.seats[seat].for_one_turn and game.seat is not None
        in_time = turn_over and not handed_back and bot is None
        chosen = h.Chosen(seat, game.answers(answered), played, handed_back, in_time)
        return Move(Entry(self.seq + 1, at, chosen, request), game)

    def _pick_ahead(self, game: Game, seat: int, choices: Sequence[int], request: str | None, at: float) -> Move:
        prompt = game.prompt_ahead(seat)
        assert prompt is not None, "a seat that is asked is the one to act or asked ahead"
        for index, choice in enumerate(choices):
            if index > 0 or choice not in [offered["id"] for offered in prompt["choices"]]:
                raise Refused("illegal_choice", "This is not possible now.", index=index, choice=choice)
        return Move(Entry(self.seq + 1, at, h.PickedAhead(seat, choices[0]), request))

    def take_back(self, seat: int, steps: int, request: str | None, at: float) -> Move:
        game = self._playing()
        if self.seats[seat].played_by is not None or not 1 <= steps <= self.free_to_take_back(seat):
            raise Refused("nothing_to_take_back", "That can no longer be taken back.")
        self.check_extras(seat)
        if seat in self.ahead:
            return Move(Entry(self.seq + 1, at, h.PickTakenBack(seat), request))
        game = game.rewound(game.decisions - steps)
        taken_back = h.TakenBack(seat, len(game.answers()), game.events_told)
        return Move(Entry(self.seq + 1, at, taken_back, request), game)

    def call_stand_in(self, seat: int, request: str, at: float, by: int) -> Move:
        """Call a bot, in a game without a clock, to play until the person comes back."""
        if self.agreement.seconds is not None:
            raise Refused("clock_decides", "In this game the clock decides when a bot stands in.")
        self.check_extras(by)
        return self._replace(seat, True, request, at, by)

    def miss_deadline(self, at: float) -> Move:
        """Let a bot play this turn or, after a second missed deadline, until the person comes back."""
        if self.seat is None or self.deadline is None or self.deadline > at:
            raise Refused("not_away", "There is time left.")
        stays = self.seats[self.seat].missed + 1 >= MISSED_IN_A_ROW
        return self._replace(self.seat, stays, None, at, None)

    def _replace(self, seat: int, stays: bool, request: str | None, at: float, by: int | None) -> Move:
        self._playing()
        if seat not in self.asked() or self.seats[seat].played_by is not None:
            raise Refused("not_away", "Nobody is waiting for a person there.")
        return Move(Entry(self.seq + 1, at, h.Replaced(by, seat, stand_in(), stays), request))

    def come_back(self, seat: int, at: float) -> Move:
        self._playing()
        if self.seats[seat].resigned or self.seats[seat].stand_in is None:
            raise Refused("not_replaced", "Nobody stands in for you.")
        if self.seat == seat and self.seats[seat].missed > MISSED_IN_A_ROW:  # nobody winds up the clock for ever
            raise Refused("clock_decides", "Your time for this turn is over. You can return when it is played.")
        return Move(Entry(self.seq + 1, at, h.CameBack(seat)))

    def resign(self, seat: int, at: float) -> list[Move]:
        """Leave for good. Before the game begins, the seat is open again. Idempotent."""
        if self.seats[seat].resigned:
            return []
        if self.status == "open":
            return [Move(Entry(self.seq + 1, at, h.GaveUp(seat)))]
        self._playing()
        return [Move(Entry(self.seq + 1, at, h.Resigned(seat, stand_in())))]

    def set_pace(self, seat: int, pace: Pace, at: float) -> list[Move]:
        """Set the bots' pace for the whole table."""
        self._playing()
        if pace == self.pace:
            return []
        self.check_extras(seat)
        return [Move(Entry(self.seq + 1, at, h.PaceSet(seat, pace)))]

    def hurry(self, seat: int, at: float) -> list[Move]:
        """Let bots play without pauses until a person is asked. Does nothing if no bot is to act."""
        return [Move(Entry(self.seq + 1, at, h.Hurried(seat)))] if self.bot is not None and not self.hurried else []

    def follow_up(self, seat: int, game: str, at: float) -> list[Move]:
        """Name the rematch, once."""
        if self.rematch is not None:
            return []
        if self.status not in ("over", "abandoned"):
            raise Refused("not_over", "The game is not over.")
        return [Move(Entry(self.seq + 1, at, h.PlayedAgain(seat, game)))]

    def check_extras(self, seat: int) -> None:
        if self._extras[seat] >= MOST_EXTRAS:
            raise Refused("too_many", "You have done that often enough in this game.")

    def _playing(self) -> Game:
        if self.game is None:
            raise Refused("not_started", "The game has not started.")
        if self.status != "playing":
            raise Refused("over", "The game is over.")
        return self.game

    # What was written

    def follow(self, entry: Entry) -> None:
        """Accept a row that another process has written. Raises `Damaged` if it does not follow."""
        if entry.seq != self.seq + 1:
            raise Damaged(f"row {self.seq + 1} is missing")
        try:
            self.accept(Move(entry))
        except UNREADABLE as problem:
            raise Damaged(f"row {entry.seq}: {type(problem).__name__}: {problem}") from problem

    def accept(self, move: Move) -> None:
        entry, what = move.entry, move.entry.what
        before = self.game
        seat, bot, asked = self.seat, self.bot, self.asked()
        if move.game is not None:
            self.game = move.game
        elif isinstance(what, h.TakenBack):
            assert self.game is not None
            self.game = self._replayed(self.game.answers()[: what.keep])
        elif isinstance(what, h.Dealt):
            self.game = self._replayed(what.answers)
        elif entry.answers:
            assert self.game is not None
            self.game = self.game.copy()
            self.game.follow(list(entry.answers))
        if entry.seat is not None and (move.token is not None or isinstance(what, h.GaveUp)):
            self.hashes[entry.seat] = move.token
        self._note(entry, len(self.game.answers()) if self.game is not None else 0)
        if not isinstance(what, _MEANWHILE) and not set(self.asked()) < set(asked):
            self._asked_since = self.seq
        if self.bot is None:
            self.hurried = False
        new_turn = (seat, bot) != (self.seat, self.bot) or turn_began(before, self.game)
        self._set_deadline(entry.at, new_turn)

    def _note(self, entry: Entry, answers: int) -> None:
        """Apply everything in a row except its answers, of which there are `answers` in total afterwards."""
        self.seq = entry.seq
        what = entry.what
        if entry.seat is not None and isinstance(what, _EXTRAS):
            self._extras[entry.seat] += 1
        match what:
            case h.Joined(seat, name):
                self.seats[seat] = self.seats[seat].taken_by(name)
            case h.Filled(_, place, bot, name):
                self.seats[place] = self.seats[place].filled_by(bot, name)
            case h.GaveUp(seat):
                self.gone.append((seat, entry.at, self.seats[seat]))
                self.seats[seat] = self.seats[seat].opened()
                self._called_off = not any(other.kind == "person" for other in self.seats)
            case h.Chosen(seat):
                self._note_choices(seat, what)
            case h.PickedAhead(seat, choice):
                self.ahead[seat] = choice
            case h.TakenBack():
                self._taken_back.append((entry.seq, what.events))
            case h.PickTakenBack(seat):
                del self.ahead[seat]
            case h.Replaced(by, away, bot, stays):
                self.seats[away] = self.seats[away].replaced_by(bot, stays, missed=by is None)
                why: NoticeReason = "deadline" if by is None else "called"
                self.notices.append(Notice("stand_in", away, entry.at, answers, bot, why, by, stays))
            case h.CameBack(seat):
                self.seats[seat] = self.seats[seat].returned()
                self.notices.append(Notice("returned", seat, entry.at, answers))
            case h.Resigned(seat, bot):
                self.seats[seat] = self.seats[seat].left_to(bot)
                self.notices.append(Notice("left", seat, entry.at, answers, bot, stays=True))
            case _:
                self._note_wishes(what)

    def _note_wishes(self, what: h.Happening) -> None:
        match what:
            case h.PaceSet():
                self.pace = what.pace
            case h.Hurried():
                self.hurried = True
            case h.PlayedAgain():
                self.rematch = what.game
            case h.AgreedToShare(seat, link):
                self.agreed |= {seat}
                self.link = link
            case h.StoppedSharing(seat):
                self.agreed -= {seat}
                self.link = None

    def _note_choices(self, seat: int, what: h.Chosen) -> None:
        if what.handed_back:
            self.seats[seat] = self.seats[seat].returned()
        if what.in_time:
            self.seats[seat] = self.seats[seat].in_time()
        for other in what.played_ahead:
            del self.ahead[other]

    def _set_deadline(self, at: float, new_turn: bool) -> None:
        seconds = self.agreement.seconds
        if seconds is None or self.seat is None or self.bot is not None:
            self.deadline = None
        elif new_turn:
            self.deadline = at + seconds


class Rebuilding:
    """A table being rebuilt from its log, row by row, so that others can be served meanwhile."""

    def __init__(self, agreement: Agreement, nature: Nature) -> None:
        self._table = Table(agreement, nature)
        self._answers: list[int] = []
        self._dealt = False

    @property
    def rows(self) -> int:
        return self._table.seq

    def add(self, entry: Entry) -> None:
        if entry.seq != self.rows + 1:
            raise Damaged(f"row {self.rows + 1} is missing or row {entry.seq} doubled")
        self._dealt = self._dealt or isinstance(entry.what, h.Dealt)
        if isinstance(entry.what, h.TakenBack):
            del self._answers[entry.what.keep :]
        self._answers += entry.answers
        self._table._note(entry, len(self._answers))

    def table(self, deadline: float | None) -> Table:
        table = self._table
        if self._dealt:
            table.game = table._replayed(self._answers)
        table._asked_since = table.seq
        table.hurried = False
        table.deadline = deadline
        return table
