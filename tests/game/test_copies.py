"""Copies, pickles and undo in the middle of a game: each goes on as the game itself would."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.chance import Chance, SystemNature, seeded
from grandaustria.codec.seat import view_of
from grandaustria.hidden import determinized
from grandaustria.rules.player import VALUES
from grandaustria.rules.state import POSITION, State
from tests.positions import player, table
from tests.random_games import ALL_OPTIONS, decisions

GAMES = [(players, number) for players in (2, 3, 4) for number in range(50)]
WAYS: dict[str, Callable[[Game], Game]] = {
    "copy": lambda game: game.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


def options_of(players: int, number: int) -> Options:
    fitting = [options for options in ALL_OPTIONS if options.players == players]
    return fitting[number * 7 % len(fitting)]


def go_on(game: Game, chance: Chance, push: bool = False, most: int = 8) -> int:
    """Play some random choices; how many."""
    before = game.decisions
    while game.seat is not None and game.decisions < before + most:
        legal = game.choices()
        (game.push if push else game.play)(legal[chance.below(len(legal))])
    return game.decisions - before


def answer(state: State, chance: Chance) -> None:
    """Give some random answers, nature's included."""
    for _ in range(25):
        legal = state.choices()
        if legal:
            state.play(legal[chance.below(len(legal))])


def everything(game: Game) -> object:
    return game.snapshot(), game.answers(), game.raw_events(), game.decisions, game.choices()


@pytest.mark.parametrize("size", GAMES, ids=str)
def test_copies_and_pickles_go_on_in_the_same_way(size: tuple[int, int]) -> None:
    for number, game in enumerate(decisions(options_of(*size), seed=size[1])):
        if number % 10 == 0:
            twins = [way(game) for way in WAYS.values()]
            original = game.copy()
            go_on(original, seeded(number))
            for twin in twins:
                assert twin == game
                go_on(twin, seeded(number))
                assert everything(twin) == everything(original)


@pytest.mark.parametrize("size", GAMES, ids=str)
def test_pop_undoes_push(size: tuple[int, int]) -> None:
    for number, game in enumerate(decisions(options_of(*size), seed=size[1])):
        if number % 10 == 0:
            before, plain = everything(game), game.copy()
            pushed = go_on(game, seeded(number), push=True)
            go_on(plain, seeded(number))
            assert everything(game) == everything(plain)
            answers = game.answers()
            for _ in range(pushed):
                assert game.peek() == game.pop()
            assert everything(game) == before
            go_on(game.copy(), seeded(number))
            assert everything(game) == before
            assert answers[: len(game.answers())] == game.answers()


@pytest.mark.parametrize("size", GAMES, ids=str)
def test_copies_and_pickles_of_a_state_go_on_in_the_same_way(size: tuple[int, int]) -> None:
    for number, game in enumerate(decisions(options_of(*size), seed=size[1])):
        if number % 10 == 0:
            state = game.state
            twins = [state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
            before = state.copy()
            answer(state, seeded(number))
            for twin in twins:
                assert twin == before
                answer(twin, seeded(number))
                assert twin == state


def test_nothing_of_a_position_is_left_out() -> None:
    """Each attribute of a position makes a difference, and is still there after pickling."""
    state = Game(Options(players=2, hotel="day", staff="draft"), seed=1).state
    for name in POSITION:
        other = state.copy()
        change(other, name)
        assert other != state
        assert pickle.loads(pickle.dumps(other)) == other
    for name in VALUES:
        other = state.copy()
        change(other.players[1], name)
        assert other != state
        assert pickle.loads(pickle.dumps(other)) == other
    assert state != "a state"


def change(thing: object, name: str) -> None:
    value = getattr(thing, name)
    new = (*value, 1) if isinstance(value, tuple) else not value if isinstance(value, bool) else value + 1
    setattr(thing, name, new)


def test_what_is_no_position_is_not_compared() -> None:
    """A state has no other attributes than those that are compared, the log and what is kept for speed."""
    state = Game(seed=1).state
    if not hasattr(state, "__dict__"):
        pytest.skip("compiled")
    assert set(vars(state)) == {*POSITION, "ruleset", "players", "agenda", "log", "checked", "_legal"}
    assert set(vars(state.players[0])) == {*VALUES, "seat", "hotel", "role"}


def test_a_pushed_choice_can_be_taken_back_after_copying_and_pickling() -> None:
    game = Game(Options(players=3), seed=4)
    start = everything(game)
    first = game.choices()[0]
    game.push(first)
    for way in WAYS.values():
        twin = way(game)
        go_on(twin, seeded(1))
        assert twin.pop() == first
        assert everything(twin) == start
    go_on(game, seeded(2))
    game.pop()
    assert everything(game) == start


def test_pop_without_push_is_refused() -> None:
    game = Game(seed=1)
    game.play(game.choices()[0])
    for take in (game.pop, game.peek):
        with pytest.raises(IndexError, match="no choice was pushed"):
            take()
    with pytest.raises(IllegalChoice):
        game.push(-1)
    with pytest.raises(IndexError):
        game.peek()


def test_points_by_source_follow_push_and_pop() -> None:
    game = table(player(krones=10), round=2, dice=[2, 2, 2, 2, 2, 0])
    before = game.breakdown()
    game.push(game.choices()[0])
    go_on(game, seeded(3), most=60)
    assert game.breakdown() != before
    game.pop()
    assert game.breakdown() == before


def futures(games: list[Game]) -> int:
    """How many different answers nature gives in these games."""
    for game in games:
        go_on(game, seeded(0), most=40)
    return len({tuple(game.answers()) for game in games})


def test_a_copy_has_the_same_dice_and_one_with_a_seed_has_others() -> None:
    game = Game(Options(players=3), seed=4)
    assert futures([game.copy() for _ in range(5)]) == 1
    assert futures([game.copy(seed=seed) for seed in range(5)]) == 5
    assert futures([game.copy(seed=7) for _ in range(5)]) == 1


def test_reseeding_changes_only_what_is_to_come() -> None:
    game = Game(Options(players=3), seed=4)
    go_on(game, seeded(1))
    before = game.view(0), game.answers()
    game.reseed(9)
    assert (game.view(0), game.answers()) == before
    twin = game.copy()
    game.reseed()
    assert futures([game, twin]) == 2
    with pytest.raises(InvalidData, match="seed"):
        game.reseed(-1)


def test_the_record_of_a_reseeded_game_replays_and_has_no_seed() -> None:
    for game in (Game(Options(players=2), seed=4), table()):
        go_on(game, seeded(1))
        game.reseed(9)
        go_on(game, seeded(2))
        record = game.record()
        assert record["version"] == 2
        assert "seed" not in record
        again = Game.replay(json.loads(json.dumps(record)))
        assert again.record() == record
        assert again.view(0) == game.view(0)
        for way in WAYS.values():
            twin, original = way(game), game.copy()
            assert [go_on(each, seeded(3)) for each in (twin, original)]
            assert everything(twin) == everything(original)
        state = game.snapshot()["chance"]
        assert game.rewound(2).decisions == 2
        assert game.snapshot()["chance"] == state


def test_pop_brings_back_the_dice_that_were_to_come() -> None:
    game = Game(Options(players=3), seed=4)
    twin = game.copy()
    game.push(game.choices()[0])
    game.reseed(1)
    game.pop()
    assert game.record()["seed"] == 4
    assert futures([game, twin]) == 1


def test_a_game_without_a_seed_is_copied_and_pickled_too() -> None:
    game = Game(Options(players=2), nature=SystemNature())
    go_on(game, seeded(1))
    for way in WAYS.values():
        twin = way(game)
        assert everything(twin) == everything(game)
        assert go_on(twin, seeded(2))


def test_a_snapshot_without_chance_has_new_dice_each_time() -> None:
    snapshot = Game(Options(players=3), seed=4).snapshot()
    assert futures([Game.restore(snapshot) for _ in range(5)]) == 1
    del snapshot["chance"]
    games = [Game.restore(snapshot) for _ in range(5)]
    assert futures([game.copy() for game in games]) == 5
    for game in games:
        go_on(game, seeded(1), most=40)
        again = Game.replay(json.loads(json.dumps(game.record())))
        assert everything(again) == everything(game)
        assert futures([again, game]) == 1


def test_a_record_that_starts_without_chance_has_the_same_dice_as_ever() -> None:
    start = Game(Options(players=3), seed=4).snapshot()
    del start["chance"]
    record = {"format": "grandaustria.record", "version": 1, "options": start["options"], "start": start, "choices": []}
    first = seeded(0)
    assert Game.replay(record).snapshot()["chance"] == [first.a, first.b, first.c, first.d]


@pytest.mark.parametrize("options", ALL_OPTIONS[::5])
def test_a_determinized_game_looks_the_same_and_hides_other_cards(options: Options) -> None:
    different = 0
    for number, game in enumerate(decisions(options, seed=2)):
        if number % 20 == 0 and (seat := game.seat) is not None:
            world = game.determinized(seed=number)
            assert world.view(seat) | {"events": 0} == game.view(seat) | {"events": 0}
            assert world.choices() == game.choices()
            assert game.determinized(seed=number) == world
            different += world != game
            assert world.breakdown() == game.breakdown()
            go_on(world, seeded(number))
            assert Game.replay(json.loads(json.dumps(world.record()))).snapshot() == world.snapshot()
    assert different > 3


def test_determinized_states_are_all_equally_likely() -> None:
    """Each unseen card is as often in another hand as any other."""
    state = table(player(hand=[1]), player(hand=[2, 3]), deck=[4, 5, 6, 7, 8, 9]).state
    nature = seeded(1)
    worlds = [determinized(state, nature) for _ in range(2800)]
    for card in range(2, 10):
        assert 550 < sum(world.players[1].hand >> card - 1 & 1 for world in worlds) < 850
    assert all(view_of(world, 0) == view_of(state, 0) for world in worlds[:50])


def test_there_is_no_world_to_imagine_when_nobody_is_asked() -> None:
    *_, game = decisions(Options(), seed=1)
    with pytest.raises(InvalidData, match="seat"):
        game.determinized()
    with pytest.raises(InvalidData, match="seat"):
        determinized(Options().new_state(), seeded(1))


def test_games_are_equal_in_the_same_position_and_have_no_hash() -> None:
    game = Game(Options(players=3), seed=4)
    assert game == game.copy() == Game.restore(game.snapshot()) == Game.replay(game.record()) == game.copy(seed=1)
    assert game != Game(Options(players=3), seed=5)
    assert game != Game(Options(players=3, staff="draft"), seed=4)
    assert game != "game"
    for changing in (game, game.state):
        with pytest.raises(TypeError):
            hash(changing)


def test_a_game_shows_where_it_is() -> None:
    *_, over = decisions(Options(), seed=1)
    assert repr(Game(Options(players=3), seed=4)) == "<Game: 3 players, round 0, seat 1 to act, scores [0, 0, 0]>"
    assert "round 7, over" in repr(over)
    assert repr(over.state) == "<State: 2 players, round 7, over>"
    assert repr(Options(players=4).new_state()) == "<State: 4 players, round 0, nature is asked>"


def test_whole_numbers_of_numpy_are_welcome() -> None:
    game = Game(Options(players=cast(int, np.int64(3))), seed=np.uint32(4))
    assert game == Game(Options(players=3), seed=4)
    choice = np.array(game.choices())[0]
    seat = np.int8(game.seat or 0)
    assert game.text(choice) == game.text(int(choice))
    assert game.view(seat) == game.view(int(seat))
    json.dumps([game.view(seat), game.options.to_json()])
    game.push(choice, seat)
    assert type(game.peek()) is int
    game.copy(seed=np.int16(5)).play(np.int32(game.choices()[0]))
    assert game.rewound(np.int64(0)).decisions == 0
    json.dumps([game.record(), game.events(np.int64(2), seat)])
    wrongs: tuple[Any, ...] = (np.float64(3), np.bool_(True), np.array([3, 4]))
    for wrong in wrongs:
        with pytest.raises(IllegalChoice):
            game.play(wrong)
