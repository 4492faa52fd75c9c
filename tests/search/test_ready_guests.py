"""The expert ends a turn on a guest who is ready to move in only where that is clearly better."""

from __future__ import annotations

from functools import cache

import pytest

from grandaustria.bots import suggest
from grandaustria.bots.bot import bot_named
from grandaustria.bots.expert import EFFORT, Expert
from grandaustria.chance import seeded
from grandaustria.evaluation.model import shipped
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.choices import CLAIM, END_TURN, MOVE_IN
from grandaustria.search import ready_guests
from grandaustria.search.beam import Line
from grandaustria.search.learned import FEW, Effort, Evaluator
from grandaustria.search.ready_guests import MOVING, WORLDS, end_or_go_on, is_ready, moves_in, wider


@cache
def moment() -> Game:
    """A position in which a turn could end and a guest could move in."""
    game = Game(Options(), seed=4)
    bot = bot_named("gentle")(1)
    while not is_ready(game.choices()):
        game.play(bot.choose(game.lazy_view()))
    return game


def looked_again(effort: Effort = EFFORT) -> Line:
    s = moment().state
    return end_or_go_on(Evaluator(shipped(), s.ruleset), s, s.seat, effort, seeded(1))


class Foresight:
    """Finds that it is better by `lead` points to leave the guest, give or take a standard error of `doubt`."""

    lead = 0.0
    doubt = 0.0
    efforts: list[Effort]
    looks: list[tuple[int, int]]  # lines in which a guest moves in, and new worlds

    def __init__(self, _evaluator: object, _root: object, _seat: object, effort: Effort, _chance: object) -> None:
        self.efforts.append(effort)

    def follow(self, lines: list[Line], worlds: int) -> list[Line]:
        self.looks.append((sum(map(moves_in, lines)), worlds))
        for line in lines:
            line.value = 0.0 if moves_in(line) else self.lead
        return sorted(lines, key=lambda line: -line.value)

    def rank(self, lines: list[Line]) -> list[Line]:
        return self.follow(lines, 1)

    def worlds_of(self, _line: Line) -> int:
        return sum(worlds for _, worlds in self.looks)

    def behind(self, line: Line, best: Line) -> float:
        return best.value - line.value

    def error(self, _line: Line, _best: Line) -> float:
        return self.doubt

    def forecast(self, line: Line) -> list[float]:
        return [line.value]


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> type[Foresight]:
    """What is found."""
    monkeypatch.setattr(Foresight, "efforts", [], raising=False)
    monkeypatch.setattr(Foresight, "looks", [], raising=False)
    monkeypatch.setattr(ready_guests, "LearnedForesight", Foresight)
    monkeypatch.setattr(suggest, "LearnedForesight", Foresight)
    return Foresight


@pytest.fixture(params=[(-3, 0, False), (1.4, 0, False), (5, 2, False), (1.6, 0, True), (5, 1, True)], ids=str)
def leaves(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, found: type[Foresight]) -> bool:
    """Whether the guest should be left where it is."""
    lead, doubt, leaves = request.param
    monkeypatch.setattr(found, "lead", lead)
    monkeypatch.setattr(found, "doubt", doubt)
    return bool(leaves)


def test_a_guest_is_left_only_where_that_is_clearly_better(leaves: bool) -> None:
    assert moves_in(looked_again()) is not leaves


def test_the_expert_looks_again_before_it_ends_a_turn(leaves: bool) -> None:
    expert = Expert()
    expert._plan = [END_TURN]
    choice = expert.choose(moment().lazy_view())
    assert leaves == (not MOVE_IN <= choice < CLAIM)
    assert Foresight.looks


def test_a_level_that_does_not_look_ahead_does_not_look_again(found: type[Foresight]) -> None:
    seasoned = Expert(ends=1)
    seasoned._plan = [END_TURN]
    assert seasoned.choose(moment().lazy_view()) == END_TURN
    assert not found.efforts


def test_hints_say_the_same(leaves: bool) -> None:
    comparison = suggest.Comparison(moment().view(moment().seat))
    comparison.look()
    best = comparison.advice().choices[0].choice
    assert leaves == (not MOVE_IN <= best < CLAIM)
    assert Foresight.efforts == [wider(EFFORT)]


def test_hints_are_not_done_before_the_expert_would_be(monkeypatch: pytest.MonkeyPatch, found: type[Foresight]) -> None:
    monkeypatch.setattr(found, "lead", 5)
    comparison = suggest.Comparison(moment().view(moment().seat))
    while not comparison.is_done():
        comparison.look()
    assert sum(worlds for _, worlds in found.looks) == sum(WORLDS)


def test_as_long_as_it_seems_better_fewer_lines_are_compared_in_more_worlds(
    monkeypatch: pytest.MonkeyPatch, found: type[Foresight]
) -> None:
    monkeypatch.setattr(found, "lead", 5)
    looked_again()
    lines, worlds = zip(*found.looks, strict=True)
    assert worlds == WORLDS
    assert lines == (MOVING, FEW, FEW)
    assert found.efforts == [wider(EFFORT)]
    assert wider(EFFORT).next_width == 2 * EFFORT.next_width


def test_where_it_does_not_seem_better_one_look_is_enough(found: type[Foresight]) -> None:
    looked_again()
    assert len(found.looks) == 1


def test_when_time_is_up_it_looks_no_further(monkeypatch: pytest.MonkeyPatch, found: type[Foresight]) -> None:
    monkeypatch.setattr(found, "lead", 5)
    s = moment().state
    end_or_go_on(Evaluator(shipped(), s.ruleset), s, s.seat, EFFORT, seeded(1), lambda: False)
    assert len(found.looks) == 1


def test_a_search_too_narrow_to_find_both_looks_beyond_what_it_finds(found: type[Foresight]) -> None:
    line = looked_again(Effort(1, 1))
    assert line.first in moment().choices()
    assert found.looks
