"""The 20 cards on three levels: what they say, what he does, and how it adds up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grandaustria import Game, Options
from grandaustria.cards.leopold import LEOPOLD_CARDS
from grandaustria.codec.events import event_as_json
from grandaustria.codec.snapshot import encode
from grandaustria.rules.events import TURN_ENDED
from grandaustria.rules.state import State
from grandaustria.words.catalogue import catalogue, languages
from grandaustria.words.instructions import instruction_of, leopold_as_json
from tests.random_games import SOLO_OPTIONS, decisions
from tests.solo.by_the_book import ROWS, Turn, listed
from tests.solo.positions import turn_of

LEVELS = (1, 2, 3)
COLOUR_NUMBERS = {"blue": 0, "red": 1, "yellow": 2, "green": 3, "any": 4}
GUESTS = {1: (3, 4), 2: (4, 5), 3: (4, 7)}  # green and any


def as_row(part: Any) -> str:
    """An action as the printed table of these tests writes it."""
    name = part.effect.name
    if name == "gain_emperor_steps":
        return f"emperor+{part.n}"
    return "staff" if name == "uncover_staff" else f"objective({('A', 'B', 'C', 'any')[part.n]})"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", LEOPOLD_CARDS, ids=lambda card: str(card.number))
def test_every_card_has_the_printed_steps_on_every_level(card: Any, level: int) -> None:
    guests, die, actions, hand = ROWS[card.number]
    steps = card.steps(level)
    colours = [part.n for part in steps if part.effect.name == "house_guest"]
    assert colours == [COLOUR_NUMBERS[colour] for colour in listed(guests, level)]
    (taken,) = (part.n for part in steps if part.effect.name == "remove_die")
    values = [value for value in range(1, 7) if taken >> value - 1 & 1]
    assert values == (list(range(1, 7)) if die == "any" else [int(value) for value in die.split(",")])
    assert [as_row(part) for part in steps[len(colours) + 1 :]] == listed(actions, level)
    assert card.right == (hand == "right")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", ROWS)
def test_every_card_is_played_on_every_level(card: int, level: int) -> None:
    game = turn_of(card, level, queue=(58, 67, 76, 85, 94), pile=(27, 30, 41), countdown={"B": 3}, emperor=11)
    before = dict(game.record()["start"])
    told = of_one_turn([dict(event) for event in game.events()])
    assert told == list(Turn(before, card, draws_of(game)).events())


def of_one_turn(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is told of Leopold from the card on until the end of his turn."""
    told: list[dict[str, Any]] = []
    for event in events:
        if event.pop("seat", None) == 1 and (told or event["event"] == "card_revealed"):
            told.append(event)
            if event["event"] == "turn_ended":
                break
    return told


def draws_of(game: Game) -> list[int]:
    """The guests and staff that nature drew."""
    names = [game.name(choice).partition(":") for choice in game.answers()]
    return [int(label) for block, _, label in names if block in ("DRAW_GUEST", "DRAW_STAFF")]


@pytest.mark.parametrize("options", SOLO_OPTIONS, ids=lambda o: f"{o.level}-{o.hotel}-{o.promos}")
def test_every_turn_of_random_games_is_by_the_book(options: Options) -> None:
    for seed in range(3):
        *_, game = decisions(options, seed)
        state = options.new_state()
        turns = 0
        for number, choice in enumerate(game.answers()):
            if game.name(choice).startswith("REVEAL:"):
                check_turn(state.copy(), game, game.answers(number))
                turns += 1
            state.play(choice)
        assert turns == 14


def check_turn(s: State, game: Game, answers: list[int]) -> None:
    """Compare a turn, which begins with the first of these answers, with the book."""
    before = {"options": game.options.to_json(), **encode(s)}
    card = int(game.name(answers[0]).removeprefix("REVEAL:"))
    s.log = []
    draws: list[int] = []
    for answer in answers:
        block, _, label = game.name(answer).partition(":")
        if block in ("DRAW_GUEST", "DRAW_STAFF"):
            draws.append(int(label))
        s.play(answer)
        if any(kind == TURN_ENDED for kind, *_ in s.log):
            break
    told = of_one_turn([dict(event_as_json(event, None)) for event in s.log])
    assert told == list(Turn(before, card, draws).events())


@pytest.mark.parametrize("level", LEVELS)
def test_all_cards_together(level: int) -> None:
    parts = [part for card in LEOPOLD_CARDS for part in card.steps(level)]
    guests = Counter(part.n for part in parts if part.effect.name == "house_guest")
    green, anybody = GUESTS[level]
    assert guests == {0: 4, 1: 4, 2: 4, 3: green, 4: anybody}
    assert sum(guests.values()) == (19, 21, 23)[level - 1]
    assert sum(part.n for part in parts if part.effect.name == "gain_emperor_steps") == (24, 26, 26)[level - 1]
    assert sum(part.effect.name == "uncover_staff" for part in parts) == (3, 4, 5)[level - 1]
    letters = Counter(part.n for part in parts if part.effect.name == "count_down")
    assert tuple(letters[n] for n in range(4)) == ((3, 3, 3, 0), (4, 3, 3, 1), (4, 4, 4, 2))[level - 1]


def test_the_dice_of_all_cards() -> None:
    dice = Counter(row[1] for row in ROWS.values())
    assert dice.pop("any") == 8
    assert dice == dict.fromkeys(("1", "2", "3", "4", "5", "6", "1,2", "3,4", "5,6", "2,3", "4,5", "1,6"), 1)


def test_odd_cards_point_right_and_even_ones_left() -> None:
    assert all(card.right == (card.number % 2 == 1) for card in LEOPOLD_CARDS)


@pytest.mark.parametrize("level", LEVELS)
def test_fourteen_cards_never_fill_his_hotel(level: int) -> None:
    guests = sorted(sum(part.effect.name == "house_guest" for part in card.steps(level)) for card in LEOPOLD_CARDS)
    assert sum(guests[-14:]) == (15, 16, 17)[level - 1]


@pytest.mark.parametrize("language", languages())
def test_the_cards_are_described_in_every_language(language: str) -> None:
    cards = leopold_as_json(language)
    assert [card["number"] for card in cards] == list(range(193, 213))
    assert all(step["text"] and step["strip"] for card in cards for step in card["steps"])
    assert {card["hand"] for card in cards} == {"left", "right"}


def test_a_card_in_words_and_icons() -> None:
    card = leopold_as_json()[14]
    assert [step["text"] for step in card["steps"]] == [
        "house a red guest",
        "house any guest",
        "take away a die of 1 or 2",
        "2 emperor steps",
        "uncover a staff card",
    ]
    assert [step["strip"] for step in card["steps"]] == [
        "b:red i:guest",
        "i:guest",
        "i:die-1 / i:die-2",
        "2 i:emperor",
        "i:staff",
    ]
    assert [step["level"] for step in card["steps"]] == [1, 3, 1, 1, 3]
    assert card["tie"] == "rightmost"
    assert instruction_of(LEOPOLD_CARDS[7].steps(1)[0], catalogue("en")) == "take away a die"
