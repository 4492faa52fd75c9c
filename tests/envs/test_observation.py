"""An observation holds what its seat may see, all of it where `describe()` says, and nothing else."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from grandaustria import Game, InvalidData, Options
from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import seeded
from grandaustria.envs.describe import VERSION, describe, layout_hash
from grandaustria.envs.lens import Lens, observe
from grandaustria.envs.observation import LENGTH, guest_numbers
from grandaustria.envs.rewards import rewards_named
from grandaustria.envs.vocabulary import EFFECT_FLAGS, EFFECT_NAMES
from grandaustria.search.determinization import determinize
from tests.envs.from_view import observed
from tests.random_games import decisions

GAMES = [
    Options(players=2),
    Options(players=3, staff="draft", hotel="day"),
    Options(players=4, staff="introductory", edition="first"),
    Options(players=4, staff="draft", hotel=("D", "B", "A", "C"), promos=False),
]
of_options = pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players}-{options.staff}")


def pieces(observation: NDArray[np.float32]) -> dict[str, list[float]]:
    """By name; all numbers of one guest together."""
    found: dict[str, list[float]] = defaultdict(list)
    for each in describe():
        words = each.name.split()
        guest = "queue" in words or ("table" in words and words[-1] != "missing")
        length = words.index("table" if "table" in words else "queue") + 2 if guest else len(words)
        found[" ".join(words[:length])] += observation[each.start : each.stop].tolist()
    return found


def test_the_slices_cover_the_observation_without_gaps() -> None:
    slices = describe()
    assert slices[0].start == 0
    assert slices[-1].stop == LENGTH
    assert all(before.stop == after.start for before, after in pairwise(slices))
    assert len({each.name for each in slices}) == len(slices)


# A changed layout is a new version of the environments: its hashes are added, those of the versions before stay.
LAYOUTS = {0: "758f0079f7c3354d"}
NUMBERS = {0: "3aa58537e5e5e277"}


def test_the_layout_is_that_of_its_version() -> None:
    for edition in EDITIONS.values():
        assert layout_hash(edition) == LAYOUTS[VERSION]


def test_the_numbers_are_those_of_its_version() -> None:
    digest = hashlib.sha256()
    for options in GAMES:
        lens = Lens(options.new_state().ruleset)
        for game in decisions(options, seed=6):
            for seat in range(options.players):
                digest.update(lens.observation(game.state, seat).tobytes() + lens.mask(game.state, seat).tobytes())
    assert digest.hexdigest()[:16] == NUMBERS[VERSION]


def test_every_effect_has_its_flag() -> None:
    assert len(set(EFFECT_NAMES)) == len(EFFECT_NAMES) <= EFFECT_FLAGS


@of_options
def test_every_number_is_the_one_the_view_tells(options: Options) -> None:
    lens = Lens(options.new_state().ruleset)
    for number, game in enumerate(decisions(options, seed=1)):
        seat = number % options.players
        found = pieces(lens.observation(game.state, seat))
        for name, numbers in observed(game.view(seat)).items():
            assert np.allclose(found.pop(name), numbers), name
        assert not any(map(any, found.values())), "an absent seat is seen"


@of_options
def test_hidden_cards_change_nothing_that_is_seen(options: Options) -> None:
    """Deal what the seat cannot see anew: the observation and the mask stay the same."""
    lens = Lens(options.new_state().ruleset)
    chance = seeded(3)
    dealt_otherwise = 0
    for game in decisions(options, seed=5):
        seat = game.seat
        if seat is None:
            break
        world = determinize(game.view(seat), chance)
        true = game.state
        others = [p for p in true.players if p.seat != seat]
        dealt_otherwise += any(p.hand != world.players[p.seat].hand for p in others)
        assert (lens.observation(world, seat) == lens.observation(true, seat)).all()
        assert (lens.mask(world, seat) == lens.mask(true, seat)).all()
    assert dealt_otherwise > 30


@of_options
def test_whatever_a_view_shows_differently_is_seen_differently(options: Options) -> None:
    """Between two decisions something visible has changed for every seat, if only who is asked for what."""
    lens = Lens(options.new_state().ruleset)
    before: list[tuple[dict[str, Any], bytes]] = []
    for game in decisions(options, seed=2):
        now = []
        for seat in range(options.players):
            view: Mapping[str, Any] = game.view(seat)
            shown = {
                name: view[name] for name in ("round", "dice", "queue", "turn", "players", "guest_discard", "prompt")
            }
            if shown["prompt"] is not None:
                shown["prompt"].pop("choices", None)
            now.append((shown, lens.observation(game.state, seat).tobytes()))
        for (was_shown, was_seen), (is_shown, is_seen) in zip(before, now, strict=False):
            assert (was_shown == is_shown) or (was_seen != is_seen)
        before = now


def test_guests_that_look_alike_are_alike() -> None:
    for edition in EDITIONS.values():
        rows = defaultdict(list)
        for guest in edition.guests:
            rows[tuple(guest_numbers(guest))].append(guest.number)
        assert [numbers for numbers in rows.values() if len(numbers) > 1] == []


def test_the_mask_holds_the_choices_of_the_seat_that_is_asked() -> None:
    lens = Lens(Options().new_state().ruleset)
    for game in decisions(Options(staff="draft"), seed=4):
        for seat in (0, 1):
            legal = game.choices() if seat == game.seat else []
            assert np.flatnonzero(lens.mask(game.state, seat)).tolist() == legal


def test_any_position_can_be_observed() -> None:
    game = Game(Options(players=3), seed=1)
    assert game.seat is not None
    lens = Lens(game.state.ruleset)
    for position in (game, game.state):
        for seat in range(3):
            seen = observe(position, seat)
            assert (seen["observation"] == lens.observation(game.state, seat)).all()
            assert np.flatnonzero(seen["action_mask"]).tolist() == (game.choices() if seat == game.seat else [])
    with pytest.raises(InvalidData, match="from 0 to 2"):
        observe(game, 3)


def test_what_was_looked_at_before_makes_no_difference() -> None:
    """A lens writes only what has changed. Here nearly everything does, even the number of seats."""
    games = [game.copy() for options in GAMES if options.edition == "current" for game in decisions(options, seed=3)]
    lens = Lens(games[0].state.ruleset)
    chance = seeded(4)
    for _ in range(300):
        game = games[chance.below(len(games))]
        seat = chance.below(game.options.players)
        assert (lens.observation(game.state, seat) == observe(game, seat)["observation"]).all()


def test_somebody_who_plays_alone_sees_no_other_seat_and_counts_points() -> None:
    """There are no rules for this yet; environments would need no change."""
    state = Game(seed=1).state
    state.players.pop()
    found = pieces(observe(state, 0)["observation"])
    assert found["own present"] == [1]
    assert found["next present"] == [0]
    assert found["players"] == [0, 0, 0]
    state.players[0].points = 120
    assert rewards_named("points", 1.0, 1.0).final(state, state.players[0]) == 1.2
    assert rewards_named("points", 0.5, 1.0).potential(state, state.players[0]) == 0.6


def test_looking_does_not_change_what_was_returned_before() -> None:
    game = Game(seed=1)
    lens = Lens(game.state.ruleset)
    one = lens.observation(game.state, 0)
    kept = one.copy()
    lens.observation(game.state, 1)
    assert (one == kept).all()
