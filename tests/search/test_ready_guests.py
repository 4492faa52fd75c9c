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
from grandaustria.rules.choices import END_TURN
from grandaustria.search import ready_guests
from grandaustria.search.beam import Line
from grandaustria.search.learned import Effort, Evaluator
from grandaustria.search.ready_guests import end_or_go_on, may_move_in


@cache
def moment() -> Game:
    """A position in which a turn could end and a guest could move in."""
    game = Game(Options(), seed=3)
    bot = bot_named("gentle")(1)
    while END_TURN not in game.choices() or not may_move_in(game.choices()):
        game.play(bot.choose(game.lazy_view()))
    return game


class Foresight:
    """Finds that it is better by `lead` points to end the turn, give or take a standard error of `doubt`."""

    lead = 0.0
    doubt = 0.0

    def __init__(self, *_: object) -> None:
        pass

    def follow(self, lines: list[Line], _worlds: int) -> list[Line]:
        for line in lines:
            line.value = self.lead if line.first == END_TURN else 0.0
        return sorted(lines, key=lambda line: -line.value)

    def behind(self, _line: Line, _best: Line) -> float:
        return self.lead

    def error(self, _line: Line, _best: Line) -> float:
        return self.doubt

    def forecast(self, line: Line) -> list[float]:
        return [line.value]


@pytest.fixture(params=[(-3, 0, False), (1.4, 0, False), (5, 2, False), (1.6, 0, True), (5, 1, True)], ids=str)
def ends(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """What is found, and whether the turn should end."""
    lead, doubt, ends = request.param
    monkeypatch.setattr(Foresight, "lead", lead)
    monkeypatch.setattr(Foresight, "doubt", doubt)
    monkeypatch.setattr(ready_guests, "LearnedForesight", Foresight)
    monkeypatch.setattr(suggest, "LearnedForesight", Foresight)
    return bool(ends)


def test_a_turn_ends_only_where_that_is_clearly_better(ends: bool) -> None:
    s = moment().state
    line = end_or_go_on(Evaluator(shipped(), s.ruleset), s, s.seat, EFFORT, seeded(1))
    assert (line.first == END_TURN) is ends


def test_the_expert_looks_again_before_it_ends_a_turn(ends: bool) -> None:
    expert = Expert()
    expert._plan = [END_TURN]
    assert (expert.choose(moment().lazy_view()) == END_TURN) is ends


def test_hints_say_the_same(ends: bool) -> None:
    comparison = suggest.Comparison(moment().view(moment().seat))
    comparison.look()
    assert (comparison.advice().choices[0].choice == END_TURN) is ends


def test_a_search_too_narrow_to_find_both_returns_what_it_finds() -> None:
    s = moment().state
    line = end_or_go_on(Evaluator(shipped(), s.ruleset), s, s.seat, Effort(1, 1), seeded(1))
    assert line.first in s.choices()
