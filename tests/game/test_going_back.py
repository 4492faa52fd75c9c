"""Going back in a game: what a seat may take back, positions of earlier choices, and the picks of a draft."""

from __future__ import annotations

import re

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.chance import seeded
from grandaustria.rules.choices import BASE, END_TURN, PASS, ROLL
from grandaustria.words.catalogue import languages
from grandaustria.words.tell import tell
from tests.positions import play, player, table
from tests.random_games import ALL_OPTIONS, decisions, finished


@pytest.mark.parametrize("options", ALL_OPTIONS[::13])
def test_what_can_be_taken_back_has_revealed_nothing(options: Options) -> None:
    for game in decisions(options, seed=5):
        for seat in range(options.players):
            steps = game.free_to_take_back(seat)
            assert steps == 0 or seat == game.seat
            if steps:
                earlier = game.rewound(game.decisions - steps)
                since = game.answers(len(earlier.answers()))
                assert earlier.seat == seat
                assert not [answer for answer in since if BASE.is_nature(answer) or answer in (PASS, END_TURN)]
                assert earlier.view(None)["round"] == game.view(None)["round"]


def test_a_turn_that_is_played_can_be_taken_back_step_by_step() -> None:
    game = table(player(krones=10), round=2, dice=[2, 2, 2, 2, 2, 0])
    start = game.seat
    assert start is not None
    assert game.free_to_take_back(start) == 0
    play(game, "TAKE_DIE:4", "AMOUNT:1")
    assert game.free_to_take_back(start) == 2
    assert game.free_to_take_back(1 - start) == 0
    play(game, "END_TURN")
    assert game.free_to_take_back(start) == 0


def test_a_rewound_game_is_the_game_as_it_was() -> None:
    end = finished(Options(players=3, staff="draft"), seed=4)
    for number, game in enumerate(decisions(Options(players=3, staff="draft"), seed=4)):
        assert game.decisions == number
        if number % 40 == 0:
            assert end.rewound(number).snapshot() == game.snapshot()
    assert end.rewound(end.decisions).snapshot() == end.snapshot()
    for wrong in (-1, end.decisions + 1, True):
        with pytest.raises(InvalidData):
            end.rewound(wrong)


def test_when_things_happened_in_choices_of_players() -> None:
    end = finished(Options(players=3, staff="draft"), seed=4)
    starts = end.round_starts()
    assert len(starts) == 7
    for number, start in enumerate(starts, 1):
        assert end.rewound(start).round == number
        assert start == 0 or end.rewound(start - 1).round == number - 1
    for event in (0, 50, end.events_told - 1):
        made = end.choices_before(event)
        assert end.rewound(made).events_told > event
        assert made == 0 or end.rewound(made - 1).events_told <= event


def test_following_a_record_from_where_it_was_left() -> None:
    end = finished(Options(players=2), seed=9)
    game = end.rewound(30)
    game.follow(end.answers(len(game.answers())))
    assert game.snapshot() == end.snapshot()
    assert game.decisions == end.decisions
    behind = end.rewound(30)
    with pytest.raises(InvalidData, match="answers"):
        behind.follow([ROLL])


def test_in_the_draft_everybody_knows_only_their_own_pack() -> None:
    game = Game(Options(players=4, staff="draft"), seed=3)
    chance = seeded(1)
    passes = 0
    while game.round == 0 and (asked := game.view()["prompt"]) is not None and asked["ask"] == "keep_staff":
        passes += len(game.asked()) == 4
        for seat in range(4):
            ahead = game.prompt_ahead(seat)
            if seat == game.seat or seat not in game.asked():
                assert ahead is None
            else:
                assert ahead is not None
                offered = [choice["name"] for choice in ahead["choices"]]
                pack = game.view(seat)["players"][seat]["pack"]
                assert isinstance(pack, list)
                assert offered == [f"KEEP_STAFF:{card}" for card in pack]
        before = {seat: game.prompt_ahead(seat) for seat in game.asked()[2:]}
        game.play(game.choices()[chance.below(len(game.choices()))])
        for seat, prompt in before.items():
            assert game.prompt_ahead(seat) == prompt  # whatever somebody else keeps
    assert passes == 5  # the last card is kept without asking


def test_nobody_is_asked_ahead_in_the_game() -> None:
    for game in decisions(Options(players=3), seed=2):
        assert game.asked() == ([game.seat] if game.seat is not None else [])


def test_cards_are_marked_and_names_cannot_pretend_to_be() -> None:
    event = {"event": "guest_taken", "seat": 0, "guest": 75, "cost": 1}
    plain, marked = (tell(event, names=["[[staff:1|A]]"], marked=marked) for marked in (False, True))
    assert "[[staff:1|A]]" in plain
    assert "[[guest:75|" in marked
    assert "[[staff" not in marked
    hidden = {"event": "staff_drawn", "seat": 0, "staff": None}
    assert "[[" not in tell(hidden, marked=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "name", ["[[[guest:1|x]]", "[[[[guest:1|x]]]]", "[", "[[", "x[", "[[guest:1|", "]]", "|x]]", "[ [[staff:1|x]]"]
)
def test_no_name_makes_a_mark(name: str, language: str) -> None:
    """However it is put together, also with the words and the marks that it stands beside."""
    for event in (
        {"event": "guest_taken", "seat": 0, "guest": 75, "cost": 1},
        {"event": "staff_drawn", "seat": 0, "staff": 1},
        {"event": "passed", "seat": 0},
    ):
        told = tell(event, language, [name], marked=True)
        kinds = re.findall(r"\[\[(\w+):[^|\]]+\|[^\]]*\]\]", told)  # as the browser client finds them
        assert kinds == [field for field in event if field in ("guest", "staff")]
        assert told.count("[[") == len(kinds)
