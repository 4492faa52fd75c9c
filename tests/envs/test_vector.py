"""Many games at once are the same games as one by one."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.envs.lens import observe
from grandaustria.envs.vector import VectorEnv

SIZE = 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_row_is_the_game_of_its_seed(players: int) -> None:
    options = Options(players=players, hotel="day", staff="draft")
    env = VectorEnv(SIZE, options)
    env.reset(3)
    games = [Game(options, seed) for seed in env.seeds]
    ended = 0
    while ended < SIZE + 1:
        for row, game in enumerate(games):
            assert game.seat == env.seats[row]
            assert np.flatnonzero(env.masks[row]).tolist() == game.choices()
            assert (env.observations[row] == observe(game, game.seat or 0)["observation"]).all()
        actions = env.sample()
        env.step(actions)
        for row, (game, action) in enumerate(zip(games, actions, strict=True)):
            game.play(action)
            assert env.ended[row] == (game.seat is None)
            if game.seat is None:
                assert env.scores[row].tolist()[:players] == game.scores()
                best = max(env.rewards[row].tolist()[:players])
                assert [seat for seat in range(players) if env.rewards[row][seat] == best] == game.winners()
                assert env.rewards[row].sum() == pytest.approx(0)
                games[row] = Game(options, env.seeds[row])
                ended += 1
            else:
                assert not env.rewards[row].any()


def test_the_same_seed_gives_the_same_games() -> None:
    one, two = VectorEnv(SIZE), VectorEnv(SIZE)
    for seed in (1, 2):
        one.reset(seed)
        two.reset(seed)
        for _ in range(50):
            actions = one.sample()
            assert actions == two.sample()
            one.step(np.array(actions))
            two.step(actions)
            assert (one.observations == two.observations).all()
    one.reset(1)
    assert (one.observations != two.observations).any()


@pytest.mark.parametrize("action", [-1, 0, 349, 350, 493, 10**30], ids=str)
def test_an_illegal_action_is_refused_and_changes_no_row(action: int) -> None:
    env = VectorEnv(SIZE)
    env.reset(8)
    before = env.observations.tobytes(), env.masks.tobytes(), env.seats.tobytes()
    actions = env.sample()
    assert env.masks[2][action if 0 <= action < 350 else 0] == 0
    with pytest.raises(IllegalChoice, match="row 2"):
        env.step([*actions[:2], action, *actions[3:]])
    assert before == (env.observations.tobytes(), env.masks.tobytes(), env.seats.tobytes())
    env.step(actions)


def test_actions_for_too_few_rows_are_refused() -> None:
    env = VectorEnv(SIZE)
    env.reset(1)
    with pytest.raises(InvalidData, match="one for each of 4 rows"):
        env.step(env.sample()[1:])


@pytest.mark.parametrize("call", [VectorEnv.sample, lambda env: env.step([0] * SIZE), lambda env: env.game(0)])
def test_nothing_happens_before_a_reset(call: Callable[[VectorEnv], object]) -> None:
    with pytest.raises(RuntimeError, match="reset"):
        call(VectorEnv(SIZE))


def test_options_are_arguments() -> None:
    assert VectorEnv(1, players=3, hotel="day", staff="draft", edition="first").options == Options(
        3, "day", "draft", "first"
    )
    with pytest.raises(InvalidData, match="not both"):
        VectorEnv(1, Options(players=3), players=3)


def test_the_game_of_a_row_has_its_history() -> None:
    env = VectorEnv(SIZE, players=3)
    env.reset(4)
    for _ in range(30):
        env.step(env.sample())
    game = env.game(2)
    assert game.record()["seed"] == env.seeds[2]
    assert (game.seat, game.decisions) == (env.seats[2], 30)
    assert np.flatnonzero(env.masks[2]).tolist() == game.choices()


def test_numbers_of_numpy_are_welcome() -> None:
    env = VectorEnv(np.int64(2), players=np.int64(3))  # type: ignore[arg-type]
    env.reset(np.int64(1))  # type: ignore[arg-type]
    env.step([np.int64(action) for action in env.sample()])


def test_what_it_shows_cannot_be_overwritten() -> None:
    env = VectorEnv(SIZE)
    for array in (env.observations, env.masks, env.seats, env.rewards, env.ended, env.scores):
        assert not array.flags.writeable


def test_the_margin_is_counted_in_hundreds_of_points() -> None:
    env = VectorEnv(1, reward="margin")
    env.reset(5)
    while not env.ended[0]:
        env.step(env.sample())
    mine, other = env.scores[0][:2].tolist()
    assert env.rewards[0].tolist() == pytest.approx([(mine - other) / 100, (other - mine) / 100, 0, 0])


def test_shaping_adds_nothing_to_the_sum_of_a_game() -> None:
    """The potential is 0 at the start and taken back at the end, so only the final reward is left."""
    shaped, plain = VectorEnv(1, shaping=0.5), VectorEnv(1)
    shaped.reset(4)
    plain.reset(4)
    total = np.zeros(4)
    on_the_way = 0
    while True:
        actions = plain.sample()
        shaped.step(actions)
        plain.step(actions)
        total += shaped.rewards[0]
        on_the_way += bool(shaped.rewards[0].any())
        if plain.ended[0]:
            break
    assert on_the_way > 5
    assert total == pytest.approx(plain.rewards[0])


def test_a_discount_counts_between_the_decisions_of_one_seat() -> None:
    shaped = VectorEnv(1, shaping=1.0, discount=0.9)
    shaped.reset(4)
    game = Game(shaped.options, shaped.seeds[0])
    lasting = [0.0, 0.0]
    for _ in range(100):
        action = shaped.sample()
        shaped.step(action)
        game.play(action[0])
        if game.seat is None:
            break
        scores = game.scores()
        now = (scores[game.seat] - scores[1 - game.seat]) / 100
        assert shaped.rewards[0][game.seat] == pytest.approx(0.9 * now - lasting[game.seat])
        lasting[game.seat] = now


@pytest.mark.parametrize(
    ("arguments", "field"), [({"reward": "win"}, "reward"), ({"discount": 0.0}, "discount"), ({"size": 0}, "size")]
)
def test_wrong_arguments_are_named(arguments: dict[str, object], field: str) -> None:
    with pytest.raises(InvalidData) as error:
        VectorEnv(**{"size": 1} | arguments)  # type: ignore[arg-type]
    assert error.value.field == field
