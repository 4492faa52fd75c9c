"""The expert: what it looks at, how it learns, and that a training can be interrupted."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from grandaustria import Options
from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import Chance, seeded
from grandaustria.evaluation.features import features, names
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.network import SHIPPED, Network, shipped
from grandaustria.rules.choices import PASS
from grandaustria.rules.state import OVER, State
from grandaustria.search.beam import Line, Search
from grandaustria.search.learned import RIVALRY, LearnedForesight, NetworkEvaluator
from grandaustria.training import generations, self_play
from grandaustria.training.curve import Point, drawn
from grandaustria.training.generations import Dataset, Training
from grandaustria.training.learning import fit
from tests.positions import player, table
from tests.random_games import ALL_OPTIONS, decisions


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
    assert not any(name.startswith(("guest", "staff", "free rooms")) for name in changed)


def test_the_weights_that_come_with_the_game_fit_and_are_small() -> None:
    assert shipped().skip.shape == (len(names()), 2)
    assert len((files("grandaustria.evaluation") / SHIPPED).read_bytes()) < 2_000_000


def test_a_network_is_the_same_after_it_was_written() -> None:
    rows = np.random.default_rng(1).random((5, len(names())), np.float32)
    again = Network.from_bytes(shipped().to_bytes())
    assert np.array_equal(again(rows), shipped()(rows))


def test_learning_finds_what_is_neither_straight_nor_known_before() -> None:
    chance = np.random.default_rng(2)
    rows = chance.random((20_000, 6), np.float32).astype(np.float16)
    x = rows.astype(np.float32)
    scores = np.stack([80 * x[:, 0] + 60 * x[:, 1] * x[:, 2], 50 * np.maximum(x[:, 3], x[:, 4])], axis=1)
    first, last = (fit(rows, scores, epochs, seed=3) for epochs in (1, 12))

    def error(network: Network) -> float:
        return float(np.sqrt(((network(x) - scores) ** 2).mean()))

    assert error(last) < 0.6 * error(first)


def test_the_end_is_blended_with_what_was_thought_later() -> None:
    games = Dataset(
        features=np.zeros((4, 1), np.float16),
        players=np.array([0, 1, 0, 0], np.int32),
        scores=np.array([[100, 50], [50, 100], [100, 50], [100, 50]], np.float32),
    )
    thought = np.array([[0, 0], [0, 0], [60, 40], [90, 50]], np.float32)
    trust = 1 - generations.LAMBDA
    found = generations._lambda_returns(games, thought)
    last = np.array([100, 50])
    middle = (1 - trust) * last + trust * thought[3]
    assert np.allclose(found[3], last)
    assert np.allclose(found[2], middle)
    assert np.allclose(found[0], (1 - trust) * middle + trust * thought[2])
    assert np.allclose(found[1], [50, 100])


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    game = table(player(krones=12, points=40, turns=1), player(points=20, turns=2), round=7, dice=(1, 0, 0, 0, 0, 0))
    heuristic = Heuristic(game.state.ruleset, Weights())
    search = Search(heuristic, 4, seeded(1))
    search.best(game.state, 0)
    for line in NetworkEvaluator(shipped(), heuristic).ranked(search.ends, 0, looked_at=100):
        if line.state.seat == OVER:
            own, other = (float(player.points) for player in line.state.players)
            assert line.value == pytest.approx(own - RIVALRY * other)
    assert any(line.state.seat == OVER for line in search.ends)


@pytest.mark.parametrize(("passed", "turns"), [(True, 2), (False, 1)])
def test_a_turn_that_was_passed_is_looked_beyond_like_all_others(passed: bool, turns: int) -> None:
    """Of values before and after a scoring by the emperor, the higher ones would always be those before."""
    game = table(player(), player(turns=2), round=3, dice=(1, 1, 1, 2, 1, 1))
    heuristic = Heuristic(game.state.ruleset, Weights())
    search = Search(heuristic, 2, seeded(1))
    search.best(game.state, 0)
    line = next(line for line in search.ends if (line.choice == PASS) is passed)
    played = []

    class Watched(LearnedForesight):
        def ends_of_turn(self, s: State, seat: int, chance: Chance) -> list[Line]:
            played.append(s.players[seat].turns)
            return super().ends_of_turn(s, seat, chance)

    Watched(NetworkEvaluator(shipped(), heuristic), seeded(2), width=4, looked_at=12).rollout(line, 0, seed=5)
    assert len(played) == turns


def test_a_wider_next_turn_finds_better_ends() -> None:
    game = table(player(krones=10), player(), dice=(2, 2, 2, 2, 1, 1))
    evaluator = NetworkEvaluator(shipped(), Heuristic(game.state.ruleset, Weights()))

    def values(width: int, looked_at: int) -> list[float]:
        foresight = LearnedForesight(evaluator, seeded(1), width, looked_at)
        return [end.value for end in foresight.ends_of_turn(game.state.copy(), 0, seeded(2))]

    assert max(values(16, 30)) > max(values(2, 30))
    assert len(values(16, 30)) == 30


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules search slowly."""
    monkeypatch.setattr(self_play, "WIDTH", 1)


@pytest.mark.usefixtures("narrow")
def test_a_game_against_itself_is_the_same_for_the_same_seed() -> None:
    one, two = (self_play.play_and_sample(None, (0, 5)) for _ in range(2))
    assert one.scores == two.scores
    assert np.array_equal(one.features, two.features)
    assert len(one.seats) == len(one.features)
    assert {0, 1} == set(one.seats)


@pytest.mark.usefixtures("narrow")
def test_an_interrupted_training_ends_as_if_it_had_not_been(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generations, "GAMES_PER_FILE", 2)
    whole = Training(tmp_path / "whole", seed=4, generations=2, games=4, jobs=1)
    assert list(whole.run(lambda *_: None)) == [0, 1]

    def interrupt(generation: int, played: int, games: int) -> None:
        if (generation, played) == (1, 2):
            raise KeyboardInterrupt

    broken = replace(whole, folder=tmp_path / "broken")
    with pytest.raises(KeyboardInterrupt):
        list(broken.run(interrupt))
    assert list(broken.run(lambda *_: None)) == [0, 1]
    assert broken.network_file(1).read_bytes() == whole.network_file(1).read_bytes()


def test_the_curve_is_drawn_with_a_line_for_each_opponent() -> None:
    points = [Point(generation, bot, 0.5, 0.4, 0.6, 100.0) for generation in (0, 1) for bot in ("greedy", "planner")]
    picture = drawn(points, "won & lost")
    assert picture.count("<polyline") == 2
    assert "greedy" in picture
    assert "won &amp; lost" in picture
