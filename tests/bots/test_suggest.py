"""Hints: what the expert would play, from what the seat may see, with reasons that hold."""

from __future__ import annotations

from functools import cache

import pytest

from grandaustria.bots import suggest
from grandaustria.bots.bot import bot_named
from grandaustria.bots.deeds import Deed, telling
from grandaustria.bots.expert import Expert
from grandaustria.bots.outlook import outlook
from grandaustria.bots.suggest import Advice, Comparison
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.words.catalogue import languages
from grandaustria.words.hints import why
from tests.words.samples import REASONS


@cache
def moments(players: int) -> list[Game]:
    """Positions from the first rounds of a game."""
    game = Game(Options(players=players), seed=3)
    bot = bot_named("greedy")(1)
    found: list[Game] = []
    while len(found) < 5:
        assert game.seat is not None
        if game.decisions % 23 == 11:
            found.append(game.copy())
        game.play(bot.choose(game.view(game.seat)))
    return found


def compared(game: Game, looks: int) -> Advice:
    comparison = Comparison({**game.view(game.seat), "events": 1})  # which only seeds the imagined worlds
    for _ in range(looks):
        if not comparison.is_done():
            comparison.look()
    return comparison.advice()


def with_other_hidden_cards(game: Game) -> Game:
    """The same to the seat that is asked, but hidden cards are dealt anew."""
    for seed in range(1, 20):
        other = game.determinized(seed)
        if other.snapshot()["players"] != game.snapshot()["players"]:
            return other
    raise AssertionError("nothing is hidden here")


def test_what_the_expert_plays_is_among_the_best_hints() -> None:
    for game in moments(2)[:3]:
        advice = compared(game, 2)
        chosen = Expert(seed=1).choose(game.view(game.seat))
        (behind,) = [each.behind for each in advice.choices if each.choice == chosen]
        assert behind < 2, game.text(chosen)


def test_the_first_impression_comes_before_anything_is_compared() -> None:
    game = moments(2)[2]
    first, later = compared(game, 0), compared(game, 2)
    assert (first.looks, first.progress, first.sure) == (0, 0.0, False)
    assert first.choices[0].behind == 0 == later.choices[0].behind
    assert later.looks > 0
    assert 0 < later.progress < 1


def test_the_comparison_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggest, "MOST_WORLDS", 8)
    game = moments(2)[3]
    comparison = Comparison(game.view(game.seat))
    comparison.go_on(600_000)
    assert comparison.is_done()
    assert comparison.advice().progress == 1
    looks = comparison.advice().looks
    comparison.go_on(600_000)
    assert comparison.advice().looks == looks


@pytest.mark.parametrize("players", [2])
def test_hidden_cards_change_no_hint(players: int) -> None:
    game = moments(players)[2]
    assert compared(with_other_hidden_cards(game), 1) == compared(game, 1)


@pytest.mark.parametrize("players", [2, 3])
def test_hidden_cards_change_no_forecast(players: int) -> None:
    for game in moments(players)[1:4]:
        for seat in range(players):
            (seen,) = outlook(game.view(seat))
            if seat == game.seat:
                assert outlook(with_other_hidden_cards(game).view(seat)) == [seen]


def test_a_forecast_is_for_all_seats_in_their_order() -> None:
    game = moments(3)[-1]
    for seat in range(3):
        (found,) = outlook(game.view(seat))
        assert sum(found.chances) == pytest.approx(1, abs=1e-4)
        behind = [a - b for a, b in zip(found.points, game.scores(), strict=True)]
        assert max(behind) - min(behind) < 60


def test_turns_can_be_played_as_they_are_suggested() -> None:
    for game in moments(2):
        for turn in compared(game, 0).turns:
            played = game.copy()
            seat = played.seat
            for choice in turn.choices:
                assert played.seat == seat
                played.play(choice)
            if turn.whole:
                assert turn.choices[-1] in (PASS, END_TURN)


def test_reasons_are_things_that_the_turn_does() -> None:
    said = 0
    for game in moments(2):
        advice = compared(game, 0)
        for turn in advice.turns:
            played = game.copy()
            for choice in turn.choices:
                played.play(choice)
            events = {event["event"] for event in played.events(game.events_told)}
            for deed in turn.deeds if turn.whole else ():
                said += 1
                assert {
                    "guest": "moved_in",
                    "group": "group_full",
                    "objective": "objective_claimed",
                    "penalty": "emperor",
                    "reward": "emperor",
                    "staff": "staff_played",
                    "rooms": "room_prepared",
                    "taken": "guest_taken",
                }[deed.kind] in events
    assert said > 0


def test_what_all_turns_do_is_no_reason_for_one() -> None:
    room, guest = Deed("rooms", (("n", 2),)), Deed("taken", (("guest", 75),))
    assert telling([(room, guest), (room,)]) == [(guest,), ()]
    assert telling([(room, guest)]) == [(room, guest)]


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_said_in_every_language(language: str) -> None:
    sentences = [why([reason], language) for reason in REASONS]
    assert len({*sentences}) == len(REASONS)
    assert all(sentence and sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert why([], language) is None
