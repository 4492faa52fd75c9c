"""Rulesets: what follows from what is printed, and what cannot be printed."""

from __future__ import annotations

import pytest

from grandaustria import Options
from grandaustria.cards.editions import CURRENT, CURRENT_PRINTED, EDITIONS, FIRST
from grandaustria.rules import events
from grandaustria.rules.cards import Guest, Staff
from grandaustria.rules.choices import BASE
from grandaustria.rules.hotelier import HOTELIER
from grandaustria.rules.ruleset import Printed, Ruleset
from grandaustria.rules.setup import FIRST_ROOMS_OF_SEAT, SET_UP


def printed(guests: tuple[Guest, ...] = (), staff: tuple[Staff, ...] = ()) -> Printed:
    base = CURRENT_PRINTED
    more = ((*base.guests, *guests), (*base.staff, *staff))
    return Printed(*more, base.objectives, base.tiles, base.hotels, base.starting_sets, base.promos)


def ruleset(cards: Printed) -> Ruleset:
    return Ruleset("larger", cards, SET_UP, FIRST_ROOMS_OF_SEAT, (HOTELIER,) * 4)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_editions_have_the_promised_choices_and_only_hoteliers(edition: Ruleset) -> None:
    assert edition.space is BASE
    assert set(edition.roles) == {HOTELIER}
    assert [edition.scoring_after(number) for number in range(1, 8)] == [-1, -1, 0, -1, 1, -1, 2]


def test_what_staff_react_to_is_found_in_the_tables() -> None:
    assert CURRENT.watched == FIRST.watched == 0  # effects place what they add
    assert CURRENT.on_occupied == 1 << 22
    assert FIRST.on_occupied == 0
    assert CURRENT.watchers[events.BOOSTED] == 0
    assert CURRENT.watchers[events.REWARDED] == CURRENT.on_reward == 1 << 41


def test_promos_are_left_out_where_they_stand() -> None:
    assert CURRENT.guests_in_play(promos=False) == (1 << 56) - 1
    larger = ruleset(printed(guests=(Guest(119, 0, 0, 0, ()),)))
    assert larger.guests_in_play(promos=False) == (1 << 56) - 1 | 1 << 58
    assert Options(edition="first").promos is False


def test_a_larger_game_gets_choices_for_what_is_new_and_nothing_else() -> None:
    more = ruleset(printed(guests=(Guest(119, 0, 0, 0, ()),))).space
    assert more.names[BASE.size :] == ["DRAW_GUEST:119"]


def test_staff_are_numbered_without_a_gap() -> None:
    with pytest.raises(ValueError, match="without gaps"):
        ruleset(printed(staff=(Staff(50, 1),)))


def test_a_mask_holds_63_cards() -> None:
    cards = [Staff(number, 1) for number in range(49, 65)]
    assert ruleset(printed(staff=tuple(cards[:15]))).all_staff == (1 << 63) - 1
    with pytest.raises(ValueError, match="63 cards"):
        ruleset(printed(staff=tuple(cards)))
