"""The arena with less luck in its results: the same means, smaller errors, and errors that are true."""

from __future__ import annotations

import json
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from grandaustria import Options
from grandaustria.arena.adjusted import (
    FIGURES,
    LEADS,
    SCORES,
    WINS,
    GameLuck,
    Sample,
    estimate,
    estimates,
    fitted,
    matches_with_luck,
)
from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.luck import KINDS
from grandaustria.arena.match import Forfeit, MatchResult
from tests.arena.test_arena import grandaustria, match, output, report

NO_LUCK = [0.0] * len(KINDS)


def luck(**points: list[float]) -> GameLuck:
    by_kind = {kind: points.get(kind, [0.0, 0.0]) for kind in KINDS}
    return GameLuck(by_kind, {kind: [x / 100 for x in values] for kind, values in by_kind.items()})


def made_up(random: np.random.Generator, deals: int) -> list[Sample]:
    """Games whose mean is 3: two on each deal, with luck that is worth twice what the forecast says."""
    samples = []
    for deal in range(deals):
        seat = random.normal(0, 10)  # the better seat of this deal
        for sign in (1, -1):
            of_kinds = random.normal(0, 1, len(KINDS)) * [0, 3, 5, 2, 0]
            result = 3 + sign * seat + 2 * of_kinds.sum() + random.normal(0, 8)
            samples.append(Sample(deal, float(result), of_kinds.tolist()))
    return samples


def test_mirrored_games_in_which_the_seat_decides_say_everything() -> None:
    found = estimate([Sample(deal, result, NO_LUCK) for deal in range(5) for result in (1.0, 0.0)])
    assert (found.raw, found.adjusted, found.games, found.deals) == (0.5, 0.5, 10, 5)
    assert found.alone == pytest.approx((0.25 / 9) ** 0.5)
    assert (found.mirrored, found.error, found.mirrored_ratio, found.ratio) == (0, 0, 0, 0)


def test_games_on_deals_of_their_own_are_samples_of_their_own() -> None:
    found = estimate([Sample(deal, float(deal % 2), NO_LUCK) for deal in range(10)])
    assert found.alone == pytest.approx(found.mirrored) == pytest.approx(found.error)
    assert found.ratio == pytest.approx(1)


def test_a_single_deal_says_nothing_about_its_error() -> None:
    found = estimate([Sample(1, 5.0, [1.0, 2.0, 0.0, 0.0, 0.0])])
    assert (found.raw, found.adjusted, found.error, found.ratio) == (5, 5, 0, 1)


def test_what_luck_is_worth_is_found() -> None:
    found = estimate(made_up(np.random.default_rng(1), 2000))
    assert [found.worth[kind] for kind in ("hands", "dice", "guests")] == pytest.approx([2, 2, 2], abs=0.25)
    assert found.error < found.mirrored < found.alone
    assert found.adjusted == pytest.approx(3, abs=4 * found.error)


def test_what_luck_is_worth_on_a_deal_does_not_depend_on_that_deal() -> None:
    random = np.random.default_rng(2)
    results, of_kinds = random.normal(size=40), random.normal(size=(40, len(KINDS)))
    before = fitted(results, of_kinds, of_kinds**2)
    results[7] += 1000
    of_kinds[7] *= -3
    after = fitted(results, of_kinds, of_kinds**2)
    assert (after[7] == before[7]).all()
    assert (after[8] != before[8]).all()


def test_luck_that_mirrored_games_cancel_is_left_alone() -> None:
    """What is left of it is rounding, which would otherwise be made much of."""
    random = np.random.default_rng(4)
    samples = []
    for deal in range(50):
        hands = random.normal(0, 10)
        for sign in (1, -1):
            samples.append(Sample(deal, float(random.normal()), [0.0, sign * hands + random.normal(0, 1e-7), 0, 0, 0]))
    found = estimate(samples)
    assert found.worth["hands"] == pytest.approx(0, abs=1e-3)
    assert found.adjusted == pytest.approx(found.raw, abs=1e-6)


def test_the_adjusted_mean_is_right_and_so_is_its_error() -> None:
    """Over many small runs: no shift, and a spread of the results as large as the errors say."""
    random = np.random.default_rng(3)
    found = [estimate(made_up(random, 40)) for _ in range(400)]
    means = np.array([each.adjusted for each in found])
    assert means.mean() == pytest.approx(3, abs=4 * means.std() / len(means) ** 0.5)
    assert means.std() == pytest.approx(fmean(each.error**2 for each in found) ** 0.5, rel=0.15)
    assert means.std() < 0.9 * np.array([each.raw for each in found]).std()


def test_results_and_luck_are_those_of_the_bots_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandaustria.arena.adjusted.fitted", lambda results, luck, squares: np.ones_like(luck))
    games = [
        (match("ab", [50, 40], [0]), luck(dice=[4, 1])),
        (match("ba", [45, 45], [0, 1]), luck(dice=[0, 2])),
    ]
    of_a = estimates("a", games)
    assert list(of_a) == list(FIGURES)
    assert [of_a[figure].raw for figure in FIGURES] == [0.75, 47.5, 5]
    assert of_a[WINS].adjusted == pytest.approx(0.75 - (0.04 + 0.02) / 2)
    assert of_a[SCORES].adjusted == pytest.approx(47.5 - (4 + 2) / 2)
    assert of_a[LEADS].adjusted == pytest.approx(5 - (3 + 2) / 2)
    assert estimates("b", games)[LEADS].raw == -5


def test_a_forfeit_counts_as_a_loss_and_not_as_a_score() -> None:
    lost = match("ab", [9, 3], [1], Forfeit(0, "slow", "1"))
    assert list(estimates("a", [(lost, luck())])) == [WINS]
    found = estimates("a", [(lost, luck()), (match("ba", [20, 30], [1]), luck())])
    assert (found[WINS].raw, found[WINS].games) == (0.5, 2)
    assert (found[SCORES].raw, found[SCORES].games) == (30, 1)


def without_times(played: MatchResult) -> dict[str, Any]:
    return {name: value for name, value in vars(played).items() if name not in ("seconds", "turns")}


def test_the_games_are_those_that_are_played_without_it() -> None:
    games = fixtures(["random", "random:seed=1"], 3, 6, seed=2)
    adjusted = [game for game, _ in matches_with_luck(Options(players=3), games, jobs=1, allowed=60)]
    plain = list(matches(Options(players=3), games, jobs=1, allowed=60))
    assert [without_times(game) for game in adjusted] == [without_times(game) for game in plain]


# The command


def test_the_command_prints_and_writes_both_results() -> None:
    words = ("random", "random:seed=1", "--games", "3", "--players", "3", "--adjusted")
    text = output("arena", *words)
    assert "With less luck" in text
    assert "Wins in %" in text
    found = report("arena", *words)
    assert set(found["adjusted"]) == {"random", "random:seed=1"}
    wins = found["adjusted"]["random"]["wins"]
    assert wins["raw"] == pytest.approx(found["bots"][0]["share"])
    assert wins["ratio"] == pytest.approx((wins["error"] / wins["alone"]) ** 2)
    assert len(found["luck"]) == len(found["games"])
    assert set(found["luck"][0]["points"]) == set(KINDS)
    again = report("arena", *words, "--jobs", "2")
    assert (again["adjusted"], again["luck"]) == (found["adjusted"], found["luck"])


def test_without_being_asked_nothing_is_adjusted() -> None:
    found = json.loads(grandaustria("arena", "random", "--games", "1", "--json", "-").stdout)
    assert not {"adjusted", "luck"} & set(found)


def test_alone_against_leopold_there_is_luck_too() -> None:
    found = report("arena", "random", "--solo", "1", "--games", "3", "--adjusted")
    assert set(found["adjusted"]) == {"random", "leopold"}
