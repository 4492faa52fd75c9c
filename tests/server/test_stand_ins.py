"""Bots that play for people who are away: for a turn, until they are back, or for good."""

from __future__ import annotations

from typing import Any

import pytest

from grandaustria import Options
from grandaustria.bots.ladder import LADDER, stand_in
from grandaustria.chance import seeded
from grandaustria.server.log import Agreement
from grandaustria.server.refusals import Refused
from grandaustria.server.seats import Seat
from grandaustria.server.table import MOST_EXTRAS, Rebuilding, Table

MINUTE = {"kind": "turn", "seconds": 60}
PEOPLE = (Seat("person", "Anna"), Seat("person", "Ben"))


class Playing:
    """A table with its log, and time that passes when it is told to."""

    def __init__(self, clock: Any = MINUTE) -> None:
        self.agreement = Agreement(
            game="game-of-two-more",
            options=Options(),
            clock=clock,
            pace="instant",
            seats=PEOPLE,
            hashes=(None, None),
            invitation=None,
        )
        self.table = Table(self.agreement, seeded(3))
        self.now = 0.0
        self.log: list[Any] = []
        self.write(self.table.deal(1, 0.0))

    def write(self, move: Any) -> None:
        self.log.append(move.entry)
        self.table = self.table.copy()
        self.table.accept(move)

    def play_turn(self) -> int:
        """Whoever is to act, person or bot, plays until the turn passes on; the seat."""
        seat, began = self.table.seat, self.turns
        assert seat is not None
        while self.table.seat == seat and self.turns == began:
            game, bot = self.table.game, self.table.bot
            assert game is not None
            request = f"request-{self.now}-{self.table.seq}" if bot is None else None
            self.write(self.table.choose(seat, [game.choices()[0]], request, self.now, bot))
        return seat

    @property
    def turns(self) -> int:
        assert self.table.game is not None
        return sum(event["event"] == "turn_started" for event in self.table.game.events())

    def miss(self) -> int:
        """The one to act lets the deadline pass; the seat."""
        assert self.table.deadline is not None
        assert self.table.seat is not None
        self.now = self.table.deadline
        seat = self.table.seat
        self.write(self.table.miss_deadline(self.now))
        return seat

    def until(self, seat: int) -> None:
        while self.table.seat != seat:
            self.play_turn()


def test_after_a_missed_deadline_a_bot_plays_this_turn_and_the_next_asks_the_person_again() -> None:
    game = Playing()
    away = game.miss()
    assert (game.table.bot, game.table.deadline) == (stand_in(), None)
    assert game.play_turn() == away
    game.until(away)
    assert game.table.bot is None
    assert game.table.deadline == game.now + 60


def test_after_two_missed_deadlines_in_a_row_the_stand_in_stays() -> None:
    game = Playing()
    away = game.miss()
    game.play_turn()
    game.until(away)
    assert game.miss() == away
    game.play_turn()
    game.until(away)
    assert game.table.bot == stand_in()
    assert [(notice.seat, notice.stays) for notice in game.table.notices] == [(away, False), (away, True)]


def test_whoever_plays_a_turn_in_time_has_missed_nothing() -> None:
    game = Playing()
    away = game.miss()
    game.play_turn()
    game.until(away)
    game.play_turn()
    game.until(away)
    assert game.table.seats[away].missed == 0
    game.miss()
    assert not game.table.seats[away].stays


def test_a_person_who_returns_has_the_seat_back_at_once_with_a_fresh_clock() -> None:
    game = Playing()
    away = game.miss()
    bot = game.table.bot
    game.now += 5
    game.write(game.table.come_back(away, game.now))
    assert (game.table.bot, game.table.deadline) == (None, game.now + 60)
    assert game.table.game is not None
    with pytest.raises(Refused, match="not_your_turn"):  # what the bot was thinking about comes too late
        game.table.choose(away, [game.table.game.choices()[0]], None, game.now, bot)
    game.miss()  # returning is not yet playing: the clock cannot be wound up again and again
    assert game.table.seats[away].stays


def free_choice(table: Table) -> int | None:
    """One that can be taken back."""
    assert table.game is not None
    assert table.seat is not None
    for choice in table.game.choices():
        after = table.game.copy()
        after.play(choice)
        if after.free_to_take_back(table.seat):
            return choice
    return None


def test_nobody_holds_a_turn_up_for_ever_by_returning() -> None:
    """Neither alone nor with choices that are taken back: the third missed deadline ends the turn."""
    game = Playing()
    while (choice := free_choice(game.table)) is None:
        game.play_turn()
    away = game.miss()
    for _ in range(2):
        game.write(game.table.come_back(away, game.now))
        game.write(game.table.choose(away, [choice], f"request-{game.now}", game.now))
        game.write(game.table.take_back(away, 1, f"undo-{game.now}", game.now))
        game.miss()
    with pytest.raises(Refused, match="clock_decides"):
        game.table.come_back(away, game.now)
    game.play_turn()
    game.until(1 - away)
    game.write(game.table.come_back(away, game.now))
    game.until(away)
    assert game.table.bot is None


def test_the_deadline_brings_nobody_before_its_time() -> None:
    game = Playing()
    with pytest.raises(Refused, match="not_away"):
        game.table.miss_deadline(59.9)


def test_a_table_rebuilt_from_its_log_knows_who_plays_for_whom() -> None:
    game = Playing()
    away = game.miss()
    for _ in range(3):
        game.play_turn()
    game.until(away)
    game.miss()
    game.play_turn()
    game.write(game.table.resign(1 - away, game.now)[0])
    rebuilding = Rebuilding(game.agreement, seeded(3))
    for entry in game.log:
        rebuilding.add(entry)
    table = rebuilding.table(game.table.deadline)
    assert (table.seats, table.notices, table.seq) == (game.table.seats, game.table.notices, game.table.seq)


def test_the_result_says_who_finished_whose_game() -> None:
    game = Playing({"kind": "none"})
    assert game.table.finished_by is None
    assert game.table.seat is not None
    left = 1 - game.table.seat
    game.write(game.table.resign(left, 0.0)[0])
    while game.table.status == "playing":
        game.play_turn()
    assert game.table.finished_by == [stand_in() if seat == left else None for seat in (0, 1)]


def test_a_bot_that_plays_the_last_turn_for_somebody_has_finished_the_game() -> None:
    game = Playing()
    assert game.table.game is not None
    while game.table.status == "playing":
        last = game.miss() if game.table.bot is None else game.table.seat
        game.play_turn()
    assert last is not None
    assert game.table.finished_by is not None
    assert game.table.finished_by[last] == stand_in()


def test_taking_back_again_and_again_has_an_end() -> None:
    game = Playing({"kind": "none"})
    while game.table.game is None or game.table.game.round == 0:
        game.play_turn()
    seat = game.table.seat
    assert seat is not None
    assert game.table.game is not None
    tried = (game.table.choose(seat, [choice], "request", 0.0) for choice in game.table.game.choices())
    free = next(move for move in tried if move.game is not None and move.game.free_to_take_back(seat))
    choice = free.entry.answers[0]
    for _ in range(MOST_EXTRAS):
        game.write(game.table.choose(seat, [choice], "request", 0.0))
        game.write(game.table.take_back(seat, 1, "request", 0.0))
    game.write(game.table.choose(seat, [choice], "request", 0.0))
    with pytest.raises(Refused, match="too_many"):
        game.table.take_back(seat, 1, "request", 0.0)


def test_the_stand_in_is_the_strongest_level_whose_turns_take_under_a_second() -> None:
    levels = list(LADDER)
    assert LADDER[stand_in()].turn_ms < 1000
    assert levels.index(stand_in()) >= levels.index("greedy")
    assert stand_in() != "master"
