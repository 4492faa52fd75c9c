"""Nobody sees what they may not see: hands, deck order, looked-at cards and draft packs of others."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.chance import Chance, seeded
from grandaustria.codec.reader import Reader
from grandaustria.codec.seat import view_of
from grandaustria.codec.snapshot import decode, encode
from grandaustria.codec.types import Snapshot
from grandaustria.rules import choices as c
from tests.positions import offered, play, player, table, whole
from tests.random_games import decisions, finished

GAMES = [
    Options(players=2),
    Options(players=3, staff="draft"),
    Options(players=4, staff="draft", hotel="day", edition="first"),
    Options(players=4, staff="introductory"),
]


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    left = list(cards)
    return [left.pop(chance.below(len(left))) for _ in cards]


def with_other_hidden_cards(snapshot: Snapshot, seat: int | None, to_act: int | None, chance: Chance) -> Any:
    """The same position with all staff cards dealt anew that `seat` cannot see."""
    other = json.loads(json.dumps(snapshot))
    hidden = [other["staff_deck"]]
    hidden += [player[name] for who, player in enumerate(other["players"]) if who != seat for name in ("hand", "pack")]
    if to_act != seat:
        hidden.append(other["looked_at"])
    unknown = [card for card in other["under_deck"] if card["known_to"] != seat]
    mixed = shuffled([card for cards in hidden for card in cards] + [card["staff"] for card in unknown], chance)
    for cards in hidden:
        cards[:] = sorted(mixed.pop() for _ in cards)
    for card in unknown:
        card["staff"] = mixed.pop()
    return other


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players}-{options.staff}")
def test_a_view_does_not_depend_on_hidden_cards(options: Options) -> None:
    chance = seeded(8)
    compared = 0
    for game in decisions(options, seed=21):
        snapshot = game.snapshot()
        for seat in (*range(options.players), None):
            state = decode(options, Reader(with_other_hidden_cards(snapshot, seat, game.seat, chance), ""))
            state.settle()
            compared += encode(state)["players"] != snapshot["players"]
            assert view_of(state, seat) == view_of(game.state, seat)
    assert compared > 300


@pytest.mark.parametrize("options", GAMES, ids=lambda options: f"{options.players}-{options.staff}")
def test_what_is_told_does_not_depend_on_hidden_cards(options: Options) -> None:
    """Exchange, through a whole game, two cards that a seat never gets to see."""
    compared = 0
    for seed in range(6):
        game = finished(options, seed)
        record = game.record()
        for seat in range(options.players):
            events: list[Mapping[str, Any]] = list(game.events(0, seat))
            seen = {event["staff"] for event in events if event.get("staff")}
            seen |= set(whole(game)["players"][seat]["hand"])
            unseen = [card for card in range(48) if card + 1 not in seen]
            for one, two in pairwise(unseen):
                choices = exchanged(record["choices"], one, two)
                if choices == record["choices"]:
                    continue
                try:
                    other = Game.replay(record | {"choices": choices})
                except InvalidData:
                    continue  # with these cards somebody would have been asked otherwise
                assert other.events(0, seat) == game.events(0, seat)
                assert other.view(seat) == game.view(seat)
                compared += 1
    assert compared > 20


def exchanged(choices: list[int], one: int, two: int) -> list[int]:
    swapped = []
    for choice in choices:
        card = c.BASE.members[choice]
        other = {one: two, two: one}.get(card, card)
        swapped.append(choice - card + other if c.block_of(choice).size == 48 else choice)
    return swapped


def test_a_spectator_sees_no_hand() -> None:
    view = Game(Options(players=4), seed=1).view()
    assert [player["hand"] for player in view["players"]] == [6, 6, 6, 6]
    assert view["staff_deck"] == 24


def test_only_the_seat_that_is_asked_learns_its_choices() -> None:
    game = Game(seed=1)
    assert game.seat is not None
    own, other, watched = (game.view(seat)["prompt"] for seat in (game.seat, 1 - game.seat, None))
    assert own is not None
    assert [entry["id"] for entry in own["choices"]] == game.choices()
    assert other is not None
    assert "choices" not in other
    assert watched is not None
    assert "choices" not in watched


def test_a_hand_that_cannot_be_paid_is_asked_like_any_other() -> None:
    rich = play(table(player(krones=0, hand=(24,)), dice=(0, 0, 0, 0, 1, 9)), "TAKE_DIE:5")
    poor = play(table(player(krones=0, hand=(25,)), dice=(0, 0, 0, 0, 1, 9)), "TAKE_DIE:5")
    assert offered(rich) == {"PLAY_STAFF:24", "DONE"}
    assert offered(poor) == {"DONE"}
    assert rich.view(1) == poor.view(1)
    assert rich.events(0, 1) == poor.events(0, 1)
