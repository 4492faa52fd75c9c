"""The space of choices: ids are promises, names go both ways, and sets of choices agree with themselves."""

from __future__ import annotations

from grandaustria import Options
from grandaustria.rules import choices
from grandaustria.rules.choices import BASE, CHOICES, Block, Legal, block_of, choice_named, name_of
from grandaustria.rules.state import OVER
from tests.random_games import decisions

PROMISED = {
    "PASS": 0, "END_TURN": 1, "DONE": 2, "TAKE_GUEST:0": 3, "TAKE_DIE:1": 8, "TAKE_DIE_BOOSTED:1": 14, "MOVE_IN:0": 20,
    "CLAIM:A": 23, "AMOUNT:0": 26, "PUT:strudel:0": 43, "PUT:coffee:kitchen": 58, "PREPARE:0": 59, "OCCUPY:0": 79,
    "REMOVE:0": 99, "SERVE:strudel:0": 119, "SERVE:coffee:2": 130, "TAKE_KRONES": 131, "LOOK": 132, "PLAY_STAFF:1": 133,
    "RETURN_STAFF:1": 181, "EXTRA_ACTION:1": 229, "EXTRA_ACTION_BOOSTED:1": 235, "IGNORE_PENALTY": 241,
    "KEEP_STAFF:1": 242, "COPY:1": 290, "USE_STAFF:1": 295, "FILL:0": 299, "DISMISS_STAFF:1": 302,
    "DISMISS_STAFF:48": 349, "DRAW_GUEST:49": 350, "DRAW_GUEST:117": 406, "ROLL:1": 408, "DRAW_STAFF:1": 414,
    "DRAW_TILE:A1": 462, "DRAW_OBJECTIVE:105": 474, "DRAW_HOTEL:A": 486, "DRAW_START:0": 490, "DRAW_START:3": 493,
}  # fmt: skip


def test_ids_are_promises() -> None:
    assert {name: choice_named(name) for name in PROMISED} == PROMISED
    assert CHOICES == 494


def test_the_constants_are_the_first_ids_of_their_blocks() -> None:
    assert {name: getattr(choices, name) for name in BASE.first_of} == BASE.first_of
    assert BASE.size == CHOICES
    assert [block_of(first).size for first in (choices.PLAY_STAFF, choices.DRAW_GUEST, choices.USE_STAFF)] == [
        choices.STAFF_MEMBERS,
        choices.GUEST_MEMBERS,
        choices.USE_MEMBERS,
    ]


def test_the_players_ids_are_the_learners_actions() -> None:
    assert BASE.players_ids == list(range(350))
    assert BASE.natures_ids == list(range(350, 494))
    assert [BASE.indices[choice] for choice in (0, 349, 350, 493)] == [0, 349, 0, 143]
    assert [choice for choice in range(CHOICES) if BASE.is_nature(choice)] == BASE.natures_ids


def test_a_space_can_grow_behind_the_promised_ids() -> None:
    grown = BASE.and_also(
        Block("PLAY_STAFF", ("49", "50"), members=(48, 49)),
        Block("DRAW_GUEST", ("119",), by_nature=True, members=(58,)),
        Block("USE_STAFF", ("49",), members=(48,)),
        Block("TIP", ("small", "large")),
    )
    assert [grown.name_of(choice) for choice in range(CHOICES)] == [name_of(choice) for choice in range(CHOICES)]
    more = ["PLAY_STAFF:49", "PLAY_STAFF:50", "DRAW_GUEST:119", "USE_STAFF:49", "TIP:small", "TIP:large"]
    assert [grown.choice_named(name) for name in more] == [494, 495, 496, 497, 498, 499]
    assert [grown.members[choice] for choice in range(494, 500)] == [48, 49, 58, 48, 0, 1]
    assert grown.players_ids == [*range(350), 494, 495, 497, 498, 499]
    assert grown.indices[499] == 354
    legal = Legal(grown)
    legal.offer_members(choices.PLAY_STAFF, choices.STAFF_MEMBERS, 1 << 47 | 1 << 49 | 1)
    legal.offer_members(choices.DRAW_GUEST, choices.GUEST_MEMBERS, 1 << 58)
    legal.offer_members(choices.USE_STAFF, choices.USE_MEMBERS, 1 << 48 | 2)
    names = ["PLAY_STAFF:1", "PLAY_STAFF:48", "USE_STAFF:2", "PLAY_STAFF:50", "DRAW_GUEST:119", "USE_STAFF:49"]
    assert [grown.name_of(choice) for choice in legal.ids()] == names
    assert legal.count() == len(names)


def test_every_choice_has_its_own_name_and_back() -> None:
    names = [name_of(choice) for choice in range(CHOICES)]
    assert len(set(names)) == CHOICES
    assert [choice_named(name) for name in names] == list(range(CHOICES))


def test_a_set_of_choices_lists_counts_picks_and_contains_the_same() -> None:
    for game in decisions(Options(players=3, staff="draft", edition="first"), seed=6):
        state = game.state
        legal = Legal(BASE)
        state.offer(legal)
        ids = legal.ids()
        assert ids == sorted(ids) == state.choices()
        assert bool(ids) == (state.seat != OVER)
        assert legal.count() == len(ids)
        assert [legal.nth(n) for n in range(len(ids))] == ids
        assert [choice for choice in range(CHOICES) if legal.has(choice)] == ids
        legal.clear()
        assert legal.ids() == []


def test_every_id_alone_is_found_again() -> None:
    for choice in range(CHOICES):
        alone = single(choice)
        assert alone.ids() == [choice]
        assert alone.nth(0) == choice
        assert alone.count() == 1
        assert [other for other in range(CHOICES) if alone.has(other)] == [choice]


def single(choice: int) -> Legal:
    legal = Legal(BASE)
    legal.offer(choice, 1)
    return legal
