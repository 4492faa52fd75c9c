"""A larger game needs no line in the packages: it plays, is shown, stored, imagined, observed and told."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from grandaustria import Game, Options
from grandaustria.bots.bot import bot_named
from grandaustria.chance import seeded
from grandaustria.codec.snapshot import encode
from grandaustria.envs.describe import describe
from grandaustria.envs.lens import Lens
from grandaustria.envs.vector import VectorEnv
from grandaustria.playout import playout
from grandaustria.rules.choices import BASE, CHOICES
from grandaustria.rules.ruleset import Ruleset
from grandaustria.search.determinization import determinize
from grandaustria.words.ask import ask
from grandaustria.words.card_data import cards_as_json
from grandaustria.words.tell import tell
from tests.room_to_grow.ruleset import NAME, known

GAMES = 200


@pytest.fixture(scope="module")
def ruleset() -> Iterator[Ruleset]:
    with known() as ruleset:
        yield ruleset


def options(number: int) -> Options:
    staff = ("standard", "introductory", "draft")[number % 3]
    return Options(2 + number % 3, ("night", "day")[number % 2], staff, NAME, promos=number % 5 != 0)


def test_the_promised_ids_stay_and_the_rest_comes_after_them(ruleset: Ruleset) -> None:
    space = ruleset.space
    assert space.names[:CHOICES] == BASE.names
    assert space.names[CHOICES:] == [
        "PLAY_STAFF:49", "PLAY_STAFF:50", "RETURN_STAFF:49", "RETURN_STAFF:50", "KEEP_STAFF:49", "KEEP_STAFF:50",
        "DISMISS_STAFF:49", "DISMISS_STAFF:50", "USE_STAFF:50", "DRAW_STAFF:49", "DRAW_STAFF:50",
        *(f"DRAW_GUEST:{number}" for number in range(119, 124)),
        "TIP:krones", "TIP:points", *(f"REVEAL:{card}" for card in range(1, 9)),
    ]  # fmt: skip
    assert space.actions == 350 + 11


def test_games_play_show_store_imagine_observe_and_tell(ruleset: Ruleset) -> None:
    lens = Lens(ruleset)
    played: set[str] = set()
    for number in range(GAMES):
        game = Game(options(number), seed=number)
        rng = random.Random(number)
        look_at = rng.randrange(60)
        while (seat := game.seat) is not None:
            legal = game.choices()
            if game.decisions == look_at:
                check(game, seat, lens)
            game.play(rng.choice(legal))
        played |= {ruleset.space.name_of(choice) for choice in game.answers()}
        assert Game.replay(json.loads(json.dumps(game.record()))).scores() == game.scores()
        assert all(tell(event) for event in game.events())
        assert [sum(points.values()) for points in game.breakdown()] == game.scores()
    missing = set(ruleset.space.names[CHOICES:]) - played
    assert not missing - {"DISMISS_STAFF:49", "DISMISS_STAFF:50"}  # only final-scoring staff are dismissed


def check(game: Game, seat: int, lens: Lens) -> None:
    """One position from every side."""
    view = json.loads(json.dumps(game.view(seat)))
    legal = game.choices()
    assert [choice["id"] for choice in view["prompt"]["choices"]] == legal
    assert all(game.text(choice) for choice in legal)
    assert ask(view)
    snapshot = json.loads(json.dumps(game.snapshot()))
    assert Game.restore(snapshot).snapshot() == snapshot
    world = determinize(view, seeded(game.decisions))
    assert world.choices() == legal
    assert encode(world)["players"][seat] == snapshot["players"][seat]
    seen = lens.observation(game.state, seat)
    assert seen.shape == (describe(game.state.ruleset)[-1].stop,)
    assert np.abs(seen).max() <= 1
    space = game.state.ruleset.space
    mask = np.flatnonzero(lens.mask(game.state, seat)).tolist()
    assert [space.players_ids[action] for action in mask] == legal


def test_the_greedy_bot_plays_it_to_the_end(ruleset: Ruleset) -> None:
    game = Game(options(1), seed=5)
    bots = [bot_named("greedy")(seat) for seat in range(game.options.players)]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game.view(game.seat)))
    assert game.scores()[0] > game.scores()[1] or game.scores()[2] > game.scores()[1]


def test_games_are_stepped_together_and_played_out(ruleset: Ruleset) -> None:
    env = VectorEnv(8, options(2))
    env.reset(0)
    assert env.masks.shape == (8, 361)
    for _ in range(300):
        env.step(env.sample())
    state = options(3).new_state()
    playout(state, seeded(4))
    assert state.ruleset.winners(state)


def test_the_automa_takes_two_dice_and_two_guests_in_every_round(ruleset: Ruleset) -> None:
    game = Game(Options(2, edition=NAME), seed=3)
    rng = random.Random(3)
    while game.seat is not None:
        assert game.seat == 0
        game.play(rng.choice(game.choices()))
    told = [event["event"] for event in game.events() if event.get("seat") == 1]
    assert told.count("die_taken") == told.count("guest_taken") == 14
    assert told.count("emperor_scored") == 3
    assert not {"rewarded", "penalized", "staff_drawn", "room_prepared"} & set(told)
    assert game.snapshot()["players"][1]["memory"] == {"deck": deck_after(game)}


def deck_after(game: Game) -> int:
    """Eight cards, then the same eight again: the six that were turned up in the second pass are missing."""
    names = [game.state.ruleset.space.name_of(choice) for choice in game.answers()]
    shown = [int(name.removeprefix("REVEAL:")) for name in names if name.startswith("REVEAL:")]
    assert len(set(shown[:8])) == 8
    return 255 - sum(1 << card - 1 for card in shown[8:])


def test_staff_react_to_an_event_that_no_printed_card_watches(ruleset: Ruleset) -> None:
    for position in positions_with(49):
        space = position.state.ruleset.space
        boosted = [choice for choice in position.choices() if space.name_of(choice).startswith("TAKE_DIE_BOOSTED:")]
        if boosted:
            before = position.events_told
            position.play(boosted[0])
            while position.seat == 0 and "END_TURN" not in [space.name_of(c) for c in position.choices()]:
                position.play(position.choices()[0])
            changes = [event["change"] for event in position.events(before) if event["event"] == "krones"]
            assert changes[0] == -1
            assert 1 in changes
            return
    raise AssertionError("nobody could boost")


def test_a_once_per_round_card_of_any_number_is_used_once(ruleset: Ruleset) -> None:
    game = next(iter(positions_with(50)))
    space = ruleset.space
    use = space.choice_named("USE_STAFF:50")
    assert use in game.choices()
    assert "Sommelier" in game.text(use)
    game.play(use)
    while game.decisions < 400 and game.seat == 0 and space.choice_named("PUT:wine:kitchen") in game.choices():
        game.play(space.choice_named("PUT:wine:kitchen"))
    assert use not in game.choices()
    assert game.snapshot()["players"][0]["used"] == [50]


def positions_with(card: int) -> Iterator[Game]:
    """Turns of seat 0 at which the card has just been put into play."""
    for seed in range(20):
        game = Game(Options(2, edition=NAME), seed=seed)
        while game.round < 1:
            game.play(game.choices()[0])
        snapshot: Any = game.snapshot()
        holder = next(pile for pile in piles(snapshot) if card in pile)
        holder.remove(card)
        snapshot["players"][0]["staff"].append(card)
        game = Game.restore(snapshot)
        if game.seat == 0:
            yield game


def piles(snapshot: dict[str, Any]) -> list[list[int]]:
    return [snapshot["staff_deck"], *(player[name] for player in snapshot["players"] for name in ("hand", "staff"))]


def test_the_cards_are_described(ruleset: Ruleset) -> None:
    cards = cards_as_json(NAME)
    staff = {card["number"]: card["text"] for card in cards["staff"]}
    guests = {card["number"]: card["text"] for card in cards["guests"]}
    assert staff[49] == "Whenever you boost an action: 1 krone"
    assert "wine" in staff[50]
    assert "a tip: 2 krones or 2 points" in guests[123]
