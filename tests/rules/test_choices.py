"""The space of choices: ids are promises, names go both ways, and sets of choices agree with themselves."""

from __future__ import annotations

from itertools import pairwise

from grandaustria import Options
from grandaustria.rules.choices import BLOCKS, CHOICES, Legal, choice_named, name_of
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


def test_blocks_follow_each_other_without_gap() -> None:
    assert BLOCKS[0].first == 0
    for block, after in pairwise(BLOCKS):
        assert block.first + block.size == after.first
    assert BLOCKS[-1].first + BLOCKS[-1].size == CHOICES


def test_every_choice_has_its_own_name_and_back() -> None:
    names = [name_of(choice) for choice in range(CHOICES)]
    assert len(set(names)) == CHOICES
    assert [choice_named(name) for name in names] == list(range(CHOICES))


def test_a_set_of_choices_lists_counts_picks_and_contains_the_same() -> None:
    for game in decisions(Options(players=3, staff="draft", edition="first"), seed=6):
        state = game.state
        legal = Legal()
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


def single(choice: int) -> Legal:
    legal = Legal()
    stretches = ("turn", "room", "play", "under", "keep", "dismiss", "guest", "staff", "deal")
    firsts = (0, 59, 119, 181, 242, 302, 350, 408, 462)
    first, name = [pair for pair in zip(firsts, stretches, strict=True) if pair[0] <= choice][-1]
    setattr(legal, name, 1 << choice - first)
    return legal
