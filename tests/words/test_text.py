"""Choices, questions and cards in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from grandaustria import Game, IllegalChoice, InvalidData, Options
from grandaustria.cards.editions import EDITIONS
from grandaustria.chance import seeded
from grandaustria.rules.choices import CHOICES, block_of, choice_named
from grandaustria.rules.state import EFFECTS, OVER, Effect, Step
from grandaustria.words.ask import ask
from grandaustria.words.catalogue import catalogue, languages
from grandaustria.words.describe import ability_of, order_of, parts_in_words, penalty_of, reward_of
from grandaustria.words.text import text_of
from tests.positions import emperor_scoring, play, player, table
from tests.random_games import ALL_OPTIONS, decisions, finished
from tests.words.samples import readable

EN = catalogue("en")


def text(game: Game, name: str) -> str:
    choice = choice_named(name)
    assert choice in game.choices(), f"{name} is not offered"
    return game.text(choice)


@pytest.mark.parametrize("index", range(36))
def test_every_legal_choice_of_random_games_has_a_text_of_its_own(index: int) -> None:
    for game in decisions(ALL_OPTIONS[index * 3], seed=index):
        texts = [game.text(choice) for choice in game.choices()]
        assert all(map(readable, texts))
        assert len(set(texts)) == len(texts), texts


@pytest.mark.parametrize("options", ALL_OPTIONS[::9])
def test_natures_answers_have_a_text(options: Options) -> None:
    s = options.new_state()
    chance = seeded(1)
    while s.seat != OVER:
        choices = s.choices()
        choice = choices[chance.below(len(choices))]
        assert readable(text_of(s, choice, "en"))
        s.play(choice)


@pytest.mark.parametrize("name", EFFECTS)
def test_every_id_has_a_text_whatever_is_asked(name: str) -> None:
    s = table(player(cafe=[65])).state
    s.agenda = Step(EFFECTS[name], 0, 1, None, None)
    for choice in range(CHOICES):
        assert readable(text_of(s, choice, "en"))


def test_every_id_has_a_text_at_the_beginning_and_the_end() -> None:
    for game in (Game(seed=1), finished(Options(), seed=1)):
        for choice in range(CHOICES):
            assert readable(text_of(game.state, choice, "en"))


@pytest.mark.parametrize("language", languages())
def test_names_and_texts_lead_back_to_their_choices(language: str) -> None:
    for number, game in enumerate(decisions(Options(players=3, staff="draft"), seed=6)):
        if number % 10 == 0:
            for choice in game.choices():
                assert game.parse(game.name(choice)) == choice
                assert game.parse(f" {game.text(choice, language)} ", language) == choice
                assert not {"\u00ad", "\u00a0"} & set(game.text(choice, language))


def test_only_what_is_possible_is_put_into_words() -> None:
    game = Game(seed=1)
    legal = set(game.choices())
    for choice in range(CHOICES):
        if choice not in legal:
            with pytest.raises(IllegalChoice, match=game.name(choice)):
                game.text(choice)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("PUT:beer:0", "PUT is followed by one of strudel:0, cake:0, .*, not by 'beer:0'"),
        ("PASS:1", "PASS is followed by nothing, not by '1'"),
        ("TAKE_DYE:4", "none begins with 'TAKE_DYE'"),
        ("Fly to the moon", "none begins with 'Fly to the moon'"),
        ("", "none begins with ''"),
        ("END_TURN", "END_TURN is not possible now"),
    ],
)
def test_what_cannot_be_parsed_is_explained(words: str, says: str) -> None:
    with pytest.raises(IllegalChoice, match=says):
        Game(seed=1).parse(words)


@pytest.mark.parametrize("wrong", [-1, CHOICES, "PASS", None, True])
def test_what_is_no_choice_has_no_name(wrong: Any) -> None:
    with pytest.raises(IllegalChoice, match="is not a choice id"):
        Game(seed=1).name(wrong)


def played(game: Game, choice: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The text of a choice, and each event it leads to."""
    twin = game.copy()
    told = len(twin.events())
    twin.play(choice)
    for event in twin.events(told):
        yield game.text(choice), event


@pytest.mark.parametrize("index", range(12))
def test_prices_and_strengths_are_what_is_paid_and_done(index: int) -> None:
    events = {"TAKE_GUEST": "guest_taken", "PREPARE": "room_prepared", "PLAY_STAFF": "staff_played"}
    acting = ("TAKE_DIE", "TAKE_DIE_BOOSTED", "COPY", "EXTRA_ACTION", "EXTRA_ACTION_BOOSTED")
    for game in decisions(ALL_OPTIONS[index * 9], seed=index):
        for choice in game.choices():
            name = block_of(choice).name
            if name in events:
                costs = [(words, e["cost"]) for words, e in played(game, choice) if e["event"] == events[name]]
                words, cost = costs[0]
                price = {0: "free of charge", 1: "for 1 krone"}.get(cost, f"for {cost} krones")
                assert words.endswith(price)
            elif name in acting:
                strengths = [(words, e["strength"]) for words, e in played(game, choice) if e["event"] == "action"]
                for words, strength in strengths[:1]:
                    assert f"with strength {strength}" in words


def test_a_guest_costs_what_the_place_in_the_queue_says() -> None:
    game = table(queue=(75, 76, 77, 78, 79))
    assert text(game, "TAKE_GUEST:0") == "Take Baroness for 3 krones"
    assert text(game, "TAKE_GUEST:2") == "Take Apothecary for 1 krone"
    assert text(game, "TAKE_GUEST:4") == "Take Privy Councillor free of charge"
    delivery_boy = table(player(staff=[25]), queue=(75, 76, 77, 78, 79))
    assert text(delivery_boy, "TAKE_GUEST:0") == "Take Baroness free of charge"


def test_a_die_says_its_strength_with_staff_and_boost() -> None:
    game = table(player(staff=[13]), dice=(2, 1, 0, 0, 0, 3))
    assert text(game, "TAKE_DIE:1") == "Take a die of 1: strudel and cake with strength 3"
    assert text(game, "TAKE_DIE_BOOSTED:2") == "Boost for 1 krone and take a die of 2: wine and coffee with strength 3"
    assert text(game, "TAKE_DIE:6") == "Take a die of 6: any action with strength 3 for 1 krone"
    poor = table(player(krones=0), dice=(2, 1, 0, 0, 0, 3))
    assert text(poor, "TAKE_DIE:6") == "Take a die of 6 without an action: you lack the krone for it"
    kitchen_hand = table(player(staff=[17]), dice=(0, 0, 0, 0, 0, 3))
    assert text(kitchen_hand, "TAKE_DIE:6") == "Take a die of 6: any action with strength 4"


def test_an_amount_means_what_the_action_gives() -> None:
    dice = (4, 3, 0, 3, 0, 0)
    assert text(play(table(dice=dice), "TAKE_DIE:1"), "AMOUNT:1") == "3 strudel and 1 cake"
    assert text(play(table(dice=dice), "TAKE_DIE:1"), "AMOUNT:2") == "2 strudel and 2 cakes"
    assert text(play(table(dice=dice), "TAKE_DIE:2"), "AMOUNT:0") == "3 wine"
    rich = play(table(player(krones=19), dice=dice), "TAKE_DIE:4")
    assert text(rich, "AMOUNT:0") == "No krones and 3 emperor steps"
    assert text(rich, "AMOUNT:2") == "2 krones (1 lost) and 1 emperor step"


def test_a_room_says_its_colour_its_place_and_its_price() -> None:
    game = play(table(player(rooms=["fff.."]), dice=(0, 0, 3, 0, 0, 0)), "TAKE_DIE:3")
    assert text(game, "PREPARE:3") == "Prepare the red room on floor 1, column 4 free of charge"
    assert text(game, "PREPARE:5") == "Prepare the yellow room on floor 2, column 1 for 1 krone"
    assert text(game, "DONE") == "Prepare no more rooms"
    florist = play(table(player(rooms=["fff.."], staff=[11]), dice=(0, 0, 3, 0, 0, 0)), "TAKE_DIE:3")
    assert text(florist, "PREPARE:5") == "Prepare the yellow room on floor 2, column 1 free of charge"


def test_of_two_parts_the_text_speaks_of_the_one_that_takes_the_choice() -> None:
    game = play(table(player(cafe=[61], rooms=["fff..", "f...."])), "MOVE_IN:0", "OCCUPY:5")
    assert text(game, "PREPARE:10") == "Prepare the blue room on floor 3, column 1 for 1 krone"
    assert text(game, "DONE") == "Leave out the rest"


def test_food_says_whom_it_is_for() -> None:
    game = table(player(cafe=[(75, {"wine": 2, "coffee": 2})], kitchen={"wine": 1}), dice=(0, 4, 0, 0, 0, 0))
    assert text(game, "SERVE:wine:0") == "Serve 1 wine to Baroness (table 1) for 1 krone"
    play(game, "TAKE_DIE:2", "AMOUNT:0")
    assert text(game, "PUT:wine:0") == "1 wine for Baroness (table 1)"
    assert text(game, "PUT:wine:kitchen") == "4 wine into the kitchen"


def test_a_guest_who_moves_in_is_named() -> None:
    game = table(player(cafe=[(64, {"coffee": 1}), 92], rooms=["fff.."]))
    assert text(game, "MOVE_IN:1") == "Move Capt. Goldhaken in (table 2)"
    play(game, "MOVE_IN:1")
    assert text(game, "OCCUPY:2") == "Give Capt. Goldhaken the red room on floor 1, column 3"


def test_staff_cost_what_the_action_leaves() -> None:
    game = play(table(player(hand=[2, 3, 6]), dice=(0, 0, 0, 0, 4, 0)), "TAKE_DIE:5")
    assert text(game, "PLAY_STAFF:2") == "Play Waitress for 2 krones"
    assert text(game, "PLAY_STAFF:6") == "Play Stableman free of charge"
    assert text(game, "DONE") == "Play no staff card"


def test_claims_staff_and_penalties_say_what_they_bring() -> None:
    game = table(player(krones=20, staff=[3]))
    assert text(game, "CLAIM:A") == "Claim objective A for 15 points: own 20 krones"
    assert text(game, "USE_STAFF:3") == "Use Barkeeper: 1 wine"
    scoring = emperor_scoring(player(staff=[26]), scoring=0)
    assert text(scoring, "IGNORE_PENALTY") == "Pay 1 krone and be spared: pay 3 krones (or lose 5 points)"
    assert text(scoring, "DONE") == "Suffer the penalty"


def test_an_unknown_language_is_refused_by_name() -> None:
    assert "en" in languages()
    game = Game(seed=1)
    with pytest.raises(InvalidData, match=r"language: one of .*en.*, not 'xx'"):
        game.text(game.choices()[0], "xx")


# These push others that ask.
NEVER_ASKED = {"gain_krones", "draw_three_play_one"}


def asking_effects() -> list[str]:
    return [
        name
        for name, effect in EFFECTS.items()
        if not effect.by_nature
        and name not in NEVER_ASKED
        and (type(effect).offers is not Effect.offers or type(effect).choices is not Effect.choices)
    ]


@pytest.mark.parametrize("name", asking_effects())
def test_leopold_asks_for_every_effect(name: str) -> None:
    for n in (0, 1, 2, 3, 16, 99):
        assert readable(ask({"seat": 0, "ask": name, "n": n, "choices": []}))


def test_leopold_speaks_to_the_one_who_is_asked() -> None:
    game = table()
    assert ask(game.view(0)).startswith("Your turn.")
    assert ask(game.view(1)) == "Player 1 is making up their mind."
    assert ask(game.view(1), names=["Anna", "Bert"]) == "Anna is making up their mind."
    assert ask(finished(Options(), seed=1).view(0)).startswith("That was our last round.")
    assert ask({"seat": -1, "ask": "roll_dice", "n": 10}).startswith("One moment")


@pytest.mark.parametrize(
    ("offered", "words"),
    [("TAKE_GUEST:2", "Welcome a guest"), ("TAKE_DIE:3", "Take a die"), ("END_TURN", "end your turn")],
)
def test_leopold_tells_what_comes_next_in_a_turn(offered: str, words: str) -> None:
    asked = {"seat": 0, "ask": "turn", "n": 0, "choices": [{"name": "SERVE:wine:0"}, {"name": offered}]}
    assert words in ask(asked)


def test_leopold_has_words_in_random_games() -> None:
    for game in decisions(Options(players=3, edition="first", staff="draft"), seed=5):
        for seat in (None, 0, 1, 2):
            assert readable(ask(game.view(seat)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_described(edition: str) -> None:
    printed = EDITIONS[edition]
    for guest in printed.guests:
        assert readable(order_of(guest, EN))
        assert readable(reward_of(guest, EN)) or guest.number == 65
    assert all(readable(ability_of(card, EN)) for card in printed.staff)
    for tile in printed.tiles:
        assert readable(parts_in_words(tile.reward, EN))
        assert readable(penalty_of(tile, EN))


def test_descriptions_are_put_together_from_parts() -> None:
    current, first = EDITIONS["current"], EDITIONS["first"]
    guests = {guest.number: guest for guest in current.guests}
    assert order_of(guests[62], EN) == "1 strudel, 1 cake, 2 wine"
    assert reward_of(guests[66], EN) == "play a staff card for 1 krone less; prepare a room"
    assert reward_of(guests[88], EN) == "prepare a room free of charge, twice"
    assert ability_of(current.staff[13], EN) == ("Taking a die of 1 or 2: prepare a room, before or after the action")
    assert ability_of(current.staff[16], EN) == "Taking a die of 6: no fee; 1 more strength"
    assert "12 at most" not in ability_of(current.staff[40], EN)
    assert ability_of(first.staff[40], EN).endswith("12 at most")
