"""The expert: what it looks at, how it learns, and that a training can be interrupted."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from grandaustria import Options
from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import seeded
from grandaustria.evaluation import leader
from grandaustria.evaluation.features import LENGTH, features, names
from grandaustria.evaluation.forecast import OUTPUTS, Forecaster
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS, Leader
from grandaustria.evaluation.model import SHIPPED, Model, shipped
from grandaustria.evaluation.network import SEATS, Array, Network
from grandaustria.rules.state import OVER
from grandaustria.search.beam import Search
from grandaustria.search.learned import RIVALRY, Effort, Evaluator
from grandaustria.training import generations, learning, self_play
from grandaustria.training.curve import Point, drawn
from grandaustria.training.generations import Stage, Training, lambda_returns
from grandaustria.training.samples import Positions, Rows, Samples, gathered
from tests.positions import player, table
from tests.random_games import ALL_OPTIONS, decisions
from tests.training.quick_fit import quick_fit


@pytest.mark.parametrize("options", ALL_OPTIONS[:: len(ALL_OPTIONS) // 6], ids=str)
def test_every_number_that_it_looks_at_has_a_name(options: Options) -> None:
    known = len(names())
    assert len(set(names())) == known
    heuristic = Heuristic(EDITIONS[options.edition], Weights())
    for index, game in enumerate(decisions(options, seed=3)):
        if index % 20 == 0:
            s = game._state
            for p in s.players:
                seen = list(features(heuristic, [s], p.seat))
                assert len(seen) == known
                assert all(-10 <= number <= 10 for number in seen)


def test_it_sees_what_lies_on_the_table() -> None:
    def seen(krones: int) -> dict[str, float]:
        s = table(player(krones=krones), player())._state
        return dict(zip(names(), features(Heuristic(s.ruleset, Weights()), [s], 0), strict=True))

    before, after = seen(4), seen(9)
    changed = {name for name in before if before[name] != after[name]}
    assert changed >= {"krones", "first 8 krones", "heuristic: stores"}
    assert "first 4 krones" not in changed
    assert not any(name.startswith(("guest", "staff", "free rooms", "rival", "place")) for name in changed)


def test_what_ships_with_the_game_fits_and_is_small() -> None:
    assert shipped().network.skip.shape == (len(names()), OUTPUTS)
    assert shipped().leads.shape == (TABLES_OF_WEIGHTS, leader.LENGTH)
    assert shipped().shifts.any()
    assert shipped().hands.any()
    assert len((files("grandaustria.evaluation") / SHIPPED).read_bytes()) < 2_000_000


def test_a_model_is_the_same_after_it_was_written() -> None:
    rows = np.random.default_rng(1).random((5, LENGTH), np.float32)
    again = Model.from_bytes(shipped().to_bytes())
    assert np.array_equal(again.network(rows), shipped().network(rows))
    assert np.array_equal(again.leads, shipped().leads)
    assert again.spread == shipped().spread
    assert np.array_equal(again.shifts, shipped().shifts)
    assert np.array_equal(again.hands, shipped().hands)


@pytest.mark.parametrize("options", [Options(players=2), Options(players=4), Options(mode="solo", level=1)], ids=str)
def test_every_seat_has_a_forecast_and_the_win_chances_add_up(options: Options) -> None:
    for index, game in enumerate(decisions(options, seed=6)):
        if index % 25 == 0 or game.seat is None:
            points, wins = Forecaster(shipped(), game.state.ruleset).of_all_seats([game.state])
            assert points.shape == wins.shape == (1, options.seats)
            assert wins.sum() == pytest.approx(1, abs=1e-5)
            if game.seat is None:
                assert points[0].tolist() == game.scores()


def test_the_leader_without_weights_is_the_heuristic() -> None:
    for game in list(decisions(Options(players=3), seed=2))[::30]:
        s = game.state
        model = Model(shipped().network, np.zeros_like(shipped().leads))
        for p in s.players:
            assert model.leader(s.ruleset).evaluate(s, p) == pytest.approx(
                Heuristic(s.ruleset, Weights()).evaluate(s, p)
            )


def test_the_leader_adds_the_weights_of_the_round_for_what_it_sees() -> None:
    s = table(player(krones=7), player(), round=3).state
    leads = np.zeros((TABLES_OF_WEIGHTS, leader.LENGTH), np.float32)
    leads[3, leader.KRONES + 7] = 2.5
    leads[4, leader.KRONES + 7] = 40.0
    found = Model(shipped().network, leads).leader(s.ruleset).evaluate(s, s.players[0])
    assert found == pytest.approx(Heuristic(s.ruleset, Weights()).evaluate(s, s.players[0]) + 2.5)


def test_what_the_leader_saw_before_does_not_matter() -> None:
    model = shipped()
    for options in ALL_OPTIONS[:: len(ALL_OPTIONS) // 6]:
        for game in list(decisions(options, seed=5))[::3]:
            s = game.state
            experienced = model.leader(s.ruleset)
            for p in s.players:
                fresh = Model(model.network, model.leads).leader(s.ruleset)
                assert experienced.evaluate(s, p) == fresh.evaluate(s, p)


def test_indicators_of_the_leader_stay_in_their_table() -> None:
    for options in ALL_OPTIONS[:: len(ALL_OPTIONS) // 8]:
        for game in list(decisions(options, seed=3))[::15]:
            s = game.state
            found = shipped().leader(s.ruleset)
            assert isinstance(found, Leader)
            for p in s.players:
                found.look(s, p)
                assert all(0 <= found.indices[k] < leader.LENGTH for k in range(found.n))


def positions(rng: np.random.Generator, groups: int, weights: Array) -> Positions:
    """Make groups of eight positions, whose values are the heuristic's plus the weights of three indicators."""
    n = 8 * groups
    indices = rng.integers(0, len(weights), (n, 3)).astype(np.int16)
    heuristic = rng.normal(100, 10, n).astype(np.float32)
    of_group = np.repeat(rng.normal(0, 20, groups), 8).astype(np.float32)
    return Positions(
        groups=np.repeat(np.arange(groups, dtype=np.int32), 8),
        rounds=np.full(n, 2, np.int8),
        heuristic=heuristic,
        values=heuristic + weights[indices].sum(1) + of_group,
        lengths=np.full(n, 3, np.int16),
        indices=indices.ravel(),
        amounts=np.ones(3 * n, np.float16),
    )


def test_the_leader_learns_to_order_positions_of_the_same_search() -> None:
    rng = np.random.default_rng(3)
    weights = rng.normal(0, 3, 20).astype(np.float32)
    found = learning.fit_leader(positions(rng, 2000, weights))
    assert np.corrcoef(found[2, :20], weights)[0, 1] > 0.99
    assert not found[3].any()


def test_learning_finds_what_is_not_linear(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    rng = np.random.default_rng(2)
    rows = rng.random((20_000, 6), np.float32).astype(np.float16)
    x = rows.astype(np.float32)
    targets = np.zeros((len(x), OUTPUTS), np.float32)
    targets[:, 0] = 80 * x[:, 0] + 60 * x[:, 1] * x[:, 2]
    targets[:, 1] = 50 * np.maximum(x[:, 3], x[:, 4])
    targets[:, SEATS] = targets[:, 0] > targets[:, 1]
    targets[:, SEATS + 1] = 1 - targets[:, SEATS]
    seats = np.full(len(x), 2, np.int8)
    monkeypatch.setattr(learning, "INPUT_DROPOUT", 0.0)
    monkeypatch.setattr(learning, "WEIGHT_DECAY", 0.0)
    monkeypatch.setattr(learning, "LEARNING_RATE", 2e-3)
    monkeypatch.setattr(learning, "EPOCHS", 8)
    first, last = (
        learning.fit(rows, targets, seats, np.ones(len(x), np.int64), linear, seed=3) for linear in (True, False)
    )

    def error(network: Network) -> float:
        return float(np.sqrt(((network(x)[:, :2] * 50 - targets[:, :2]) ** 2).mean()))

    assert error(last) < 0.6 * error(first)
    logits = last(x)[:, SEATS : SEATS + 2]
    assert ((logits[:, 0] > logits[:, 1]) == (targets[:, SEATS] == 1)).mean() > 0.9


def rows_of(results: Array, searched: Array, players: list[int]) -> Rows:
    return Rows(
        features=np.zeros((len(results), 1), np.float16),
        players=np.array(players, np.int32),
        seats=np.full(len(results), 2, np.int8),
        results=results,
        searched=searched,
    )


def outputs(*own: float) -> Array:
    found = np.zeros((len(own), OUTPUTS), np.float32)
    found[:, 0] = own
    return found


def test_the_end_is_blended_with_what_was_thought_and_found_later() -> None:
    searched = np.full((4, OUTPUTS), np.nan, np.float32)
    searched[2] = outputs(70)[0]
    rows = rows_of(outputs(100, 50, 100, 100), searched, [0, 1, 0, 0])
    found = lambda_returns(rows, outputs(0, 0, 60, 90))[:, 0]
    kept = generations.LAMBDA
    assert found[3] == 100
    assert found[2] == pytest.approx(kept * 100 + (1 - kept) * 90)
    assert found[0] == pytest.approx(kept * found[2] + (1 - kept) * 70)  # what the search found, not what was thought
    assert found[1] == 50


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    game = table(player(krones=12, points=40, turns=1), player(points=20, turns=2), round=7, dice=(1, 0, 0, 0, 0, 0))
    evaluator = Evaluator(shipped(), game.state.ruleset)
    search = Search(evaluator.leader, 4, seeded(1))
    search.best(game.state, 0)
    for line in evaluator.ranked(search.ends, 0, looked_at=100):
        if line.state.seat == OVER:
            own, other = (float(player.points) for player in line.state.players)
            assert line.value == pytest.approx(own - RIVALRY * other)
    assert any(line.state.seat == OVER for line in search.ends)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules search slowly, and PyTorch need not be there."""
    narrow = Stage(Effort(width=1, looked_at=4), 1.0, linear=True, led=False, weight=1, replay=1)
    foresight = Stage(Effort(1, 4, 2, 1, 1, 2), 1.0, linear=False, led=True, weight=2, replay=2)
    monkeypatch.setattr(generations, "SCHEDULE", (narrow, narrow, foresight))
    monkeypatch.setattr(generations, "fit", quick_fit)
    monkeypatch.setattr(generations, "require_torch", lambda: None)
    monkeypatch.setattr(generations, "GAMES_PER_FILE", 2)
    monkeypatch.setattr(generations, "EFFORT", foresight.effort)
    monkeypatch.setattr(generations, "CALIBRATION_GAMES", 4)


def test_a_game_against_itself_is_the_same_for_the_same_seed() -> None:
    effort = Effort(1, 4, ends=2, worlds=1, next_width=1, next_looked_at=2)
    one, two = (
        self_play.play_and_sample(shipped().to_bytes(), effort, True, self_play.OPTIONS, (0, 5)) for _ in range(2)
    )
    assert one.to_bytes() == two.to_bytes()
    assert {0, 1} == set(one.rows.players.tolist())
    assert not np.isnan(one.rows.searched).all()
    assert len(one.positions.groups) > 0


def test_samples_are_the_same_after_they_were_written() -> None:
    samples = self_play.play_and_sample(None, Effort(1, 1), True, self_play.OPTIONS, (1, 5))
    again = Samples.from_bytes(samples.to_bytes())
    assert np.array_equal(again.rows.features, samples.rows.features)
    both = gathered([samples, again])
    assert set(both.rows.players.tolist()) == set(range(6))


@pytest.mark.usefixtures("quick")
def test_an_interrupted_training_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = Training(tmp_path / "whole", seed=4, generations=3, games=4, jobs=1)
    assert list(whole.run(lambda *_: None)) == [0, 1, 2]

    def interrupt(generation: int | None, played: int, games: int) -> None:
        if (generation, played) == (2, 2):
            raise KeyboardInterrupt

    broken = replace(whole, folder=tmp_path / "broken")
    with pytest.raises(KeyboardInterrupt):
        list(broken.run(interrupt))
    assert list(broken.run(lambda *_: None)) == [0, 1, 2]
    assert broken.model_file(2).read_bytes() == whole.model_file(2).read_bytes()
    whole.calibrate(lambda *_: None)

    def interrupt_again(generation: int | None, played: int, games: int) -> None:
        if (generation, played) == (None, 2):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        broken.calibrate(interrupt_again)
    broken.calibrate(lambda *_: None)
    assert broken.expert_file.read_bytes() == whole.expert_file.read_bytes()
    assert whole.expert_file.read_bytes() != whole.model_file(2).read_bytes()


def test_the_curve_is_drawn_with_a_line_for_each_opponent() -> None:
    points = [Point(generation, bot, 0.5, 0.4, 0.6, 100.0) for generation in (0, 1) for bot in ("greedy", "planner")]
    picture = drawn(points, "won & lost")
    assert picture.count("<polyline") == 2
    assert "greedy" in picture
    assert "won &amp; lost" in picture
