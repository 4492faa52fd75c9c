"""The OpenSpiel game passes OpenSpiel's own tests."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import grandaustria.envs.open_spiel  # noqa: F401 - registers the game
from grandaustria import COMPILED, Game, Options
from grandaustria.envs.observation import ACTIONS
from grandaustria.rules.events import PRIVATE

PLAYERS = [2, 3, 4]


def advanced(game: Any, moves: int, seed: int = 1) -> Any:
    """A state some random moves into a game, at a player's decision."""
    state = game.new_initial_state()
    chance = random.Random(seed)
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        state.apply_action(chance.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("players", PLAYERS)
def test_random_simulation(players: int) -> None:
    game = pyspiel.load_game("grand_austria", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_playthrough(whole: bool) -> None:
    for players in PLAYERS if whole and COMPILED else PLAYERS[:1]:  # more people take many times as long
        text = generate_playthrough.playthrough(f"grand_austria(players={players},staff=draft)", None, seed=players)
        assert f"NumPlayers() = {players}" in text
        assert "END_TURN" in text
        assert text.rstrip().splitlines()[-1].startswith("Returns() = [")


@pytest.mark.parametrize("options", ["hotel=day,staff=draft,edition=first", "hotel=CA,promos=False"])
def test_all_options_can_be_chosen(options: str) -> None:
    game = pyspiel.load_game(f"grand_austria({options})")
    state = advanced(game, 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == 0
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


def test_it_is_the_same_game_as_elsewhere() -> None:
    """Its actions, nature's included, are a record that replays to the same scores."""
    state = advanced(pyspiel.load_game("grand_austria(players=3)"), 10_000, seed=3)
    actions = list(state.full_history())
    position = Options(players=3).new_state()
    answers = []
    while actions:
        legal = position.choices()
        if position.must_ask(legal):
            nature = actions[0].player == pyspiel.PlayerId.CHANCE
            answers.append(actions.pop(0).action + (ACTIONS if nature else 0))
        else:
            answers.append(legal[0])
        position.play(answers[-1])
    game = Game.replay(Game(Options(players=3), seed=0).record() | {"choices": answers})
    assert game.seat is None
    ranks = state.returns()
    assert [seat for seat in range(3) if ranks[seat] == max(ranks)] == game.winners()


def test_chance_is_explicit_and_even() -> None:
    state = pyspiel.load_game("grand_austria(players=4)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(140 + seat, 0.25) for seat in range(4)]
    assert state.action_to_string(140) == "DRAW_START:0"


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = advanced(pyspiel.load_game("grand_austria"), 60)
    before = str(state)
    illegal = next(action for action in range(350) if action not in state.legal_actions())
    with pytest.raises(Exception, match="not possible"):
        state.apply_action(illegal)
    assert str(state) == before


@pytest.mark.parametrize("options", ["players=2", "players=4,staff=draft"])
def test_a_resampled_state_looks_the_same_and_hides_what_is_hidden(options: str) -> None:
    game = pyspiel.load_game(f"grand_austria({options})")
    chance = random.Random(2)
    infostate = make_observation(game, INFO_STATE_OBS_TYPE)
    dealt_otherwise = 0
    for moves in (30, 60, 120, 200):
        state = advanced(game, moves)
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert infostate.string_from(other, player) == infostate.string_from(state, player)
        dealt_otherwise += str(other) != str(state)
        rival = (player + 1) % game.num_players()
        drawn = [event for event in other.position.told if event[0] in PRIVATE and event[1] == rival]
        assert all(card == 0 for _, _, card, _ in drawn), "what the rival drew in truth"
        other.apply_action(other.legal_actions()[0])
        assert (
            pickle.loads(pickle.dumps(other.position)).state.players[0].points == other.position.state.players[0].points
        )
    assert dealt_otherwise


def test_only_the_player_to_act_can_resample() -> None:
    state = advanced(pyspiel.load_game("grand_austria"), 60)
    with pytest.raises(Exception, match="not to act"):
        state.resample_from_infostate(1 - state.current_player(), random.random)


def test_nothing_is_observed_that_is_public_or_private_only() -> None:
    game = pyspiel.load_game("grand_austria")
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert make_observation(game, public) is None


def test_the_pieces_of_an_observation_have_names() -> None:
    game = pyspiel.load_game("grand_austria")
    state = advanced(game, 100)
    observation = make_observation(game)
    observation.set_from(state, 0)
    player = state.position.state.players[0]
    assert observation.dict["own krones"][0] == pytest.approx(player.krones / 20)
    assert observation.tensor.tolist() == pytest.approx(state.observation_tensor(0))
