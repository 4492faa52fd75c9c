"""Luck: what an answer of nature gave, compared with all that could have come. Its mean is 0, whatever the forecast."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean, stdev

import numpy as np
import pytest

from grandaustria import Game, Options
from grandaustria.arena.adjusted import summed
from grandaustria.arena.luck import DEAL, DICE, GUESTS, HANDS, KINDS, STAFF, Luck, luck_of
from grandaustria.chance import game_seeds, seeded
from grandaustria.evaluation.forecast import Forecaster, Forecasts
from grandaustria.evaluation.model import shipped
from grandaustria.playout import playout
from grandaustria.rules.choices import ROLL
from grandaustria.rules.state import NATURE, State
from tests.random_games import ALL_OPTIONS


def played(options: Options, seed: int) -> Game:
    game = Game(options, seed)
    chance = seeded(seed)
    while game.seat is not None:
        legal = game.choices()
        game.play(legal[chance.below(len(legal))])
    return game


def sixes(states: list[State]) -> Forecasts:
    """A forecast by hand: the first player gets a point for every six, and then surely wins."""
    points = np.array([[s.dice_on(6) if p.seat == 0 else 0.0 for p in s.players] for s in states], float)
    return Forecasts(points, np.where(points > 0, 1.0, 0.0))


def nonsense(states: list[State]) -> Forecasts:
    """A forecast that has nothing to do with who wins, and much with dice and cards."""
    rows = [[float((s.dice * 7 + s.queue * 3 + p.hand * 5 + s.staff_deck) % 101) for p in s.players] for s in states]
    return Forecasts(np.array(rows), np.array(rows) / 100)


def before_the_first_roll() -> State:
    s = Options().new_state()
    chance = seeded(4)
    while s.seat != NATURE or s.choices()[0] != ROLL:
        legal = s.choices()
        s.play(legal[chance.below(len(legal))])
    return s


def test_a_roll_is_compared_with_the_mean_of_all_six() -> None:
    s = before_the_first_roll()
    rolls = [next(luck_of(s, [ROLL + value], sixes)) for value in range(6)]
    assert [roll.points for roll in rolls[:5]] == [pytest.approx((-1 / 6, 0))] * 5
    assert rolls[5] == Luck(0, DICE, pytest.approx((5 / 6, 0)), pytest.approx((5 / 6, 0)))  # type: ignore[arg-type]


def test_the_position_it_starts_from_stays_as_it_is() -> None:
    s = before_the_first_roll()
    twin = s.copy()
    list(luck_of(s, [ROLL, ROLL + 5], sixes))
    assert s == twin


@pytest.mark.parametrize("options", ALL_OPTIONS[::7], ids=lambda o: f"{o.players}-{o.hotel}-{o.staff}-{o.edition}")
def test_the_luck_of_all_answers_adds_up_to_nothing(options: Options) -> None:
    s = options.new_state()
    asked = 0
    chance = seeded(7)
    for answer in played(options, 7).answers():
        if s.seat == NATURE and len(s.choices()) > 1 and chance.below(20) == 0:
            lucks = [luck for choice in s.choices() for luck in luck_of(s, [choice], nonsense)]
            assert len(lucks) == len(s.choices())
            for seat in range(options.players):
                assert sum(luck.points[seat] for luck in lucks) == pytest.approx(0, abs=1e-9)
                assert sum(luck.chances[seat] for luck in lucks) == pytest.approx(0, abs=1e-9)
            asked += 1
        s.play(answer)
    assert asked > 3


def test_luck_has_mean_zero_even_if_the_forecast_is_nonsense() -> None:
    """So what is left of the results has the same mean as the results, within four standard errors."""
    options = Options()
    sums: dict[str, list[float]] = {kind: [] for kind in KINDS}
    for seed in game_seeds(150, 3):
        game = played(options, seed)
        luck = summed(luck_of(options.new_state(), game.answers(), nonsense), 2)
        for kind in KINDS:
            sums[kind].append(luck.points[kind][0])
    for kind in (HANDS, DICE, GUESTS, STAFF):
        assert stdev(sums[kind]) > 1
        assert abs(fmean(sums[kind])) < 4 * stdev(sums[kind]) / len(sums[kind]) ** 0.5


def test_every_answer_of_nature_that_could_have_been_another_has_its_luck() -> None:
    options = Options(hotel="day")
    game = played(options, 5)
    luck = list(luck_of(options.new_state(), game.answers(), nonsense))
    s = options.new_state()
    free = []
    for index, answer in enumerate(game.answers()):
        if s.seat == NATURE and len(s.choices()) > 1:
            free.append(index)
        s.play(answer)
    assert [each.at for each in luck] == free
    assert {each.kind for each in luck} == set(KINDS)
    space = s.ruleset.space
    for each in luck:
        drawn = space.name_of(game.answers()[each.at]).partition(":")[0]
        assert (each.kind == DICE) == (drawn == "ROLL")
        assert (each.kind == GUESTS) == (drawn == "DRAW_GUEST")
        assert (each.kind in (HANDS, STAFF)) == (drawn == "DRAW_STAFF")
        assert (each.kind == DEAL) == (drawn in ("DRAW_START", "DRAW_TILE", "DRAW_OBJECTIVE", "DRAW_HOTEL"))


def test_hands_are_the_cards_of_the_set_up() -> None:
    options = Options(players=3)
    luck = luck_of(options.new_state(), played(options, 5).answers(), nonsense)
    assert [each.kind for each in luck].count(HANDS) == 18


# What the network says


def forecast_of(*states: State) -> Forecasts:
    return Forecaster(shipped(), states[0].ruleset).of_all_seats(list(states))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up(players: int) -> None:
    options = Options(players=players)
    game = Game(options, 3)
    states: list[State] = []
    while game.seat is not None and len(states) < 80:
        states.append(game.state)
        game.play(game.choices()[0])
    chances = forecast_of(*states).chances
    assert chances.sum(axis=1) == pytest.approx(np.ones(len(states)))
    assert chances.min() > 0


def test_when_a_game_is_over_the_result_is_told() -> None:
    ends = []
    for seed in range(4):
        s = Options(players=3).new_state()
        playout(s, seeded(seed))
        ends.append(s)
    points, chances = forecast_of(*ends)
    assert points.tolist() == [[p.points for p in s.players] for s in ends]
    for s, row in zip(ends, chances.tolist(), strict=True):
        winners = s.ruleset.winners(s)
        assert row == [1 / len(winners) if seat in winners else 0 for seat in range(3)]


def test_leopold_wins_what_is_not_won_against_him() -> None:
    s = Options(mode="solo", level=3).new_state()
    playout(s, seeded(1))
    assert s.ruleset.winners(s) == []
    assert forecast_of(s).chances.tolist() == [[0, 1]]


def test_alone_against_leopold_only_the_player_is_asked() -> None:
    options = Options(mode="solo", level=2)
    game = played(options, 2)
    luck = list(luck_of(options.new_state(), game.answers(), Forecaster(shipped(), options.ruleset).knowing_hands))
    assert all(one.at < two.at for one, two in pairwise(luck))
    assert len(luck[0].points) == 2
    assert max(abs(each.points[0]) for each in luck) > 0.1
