"""What the 48 staff cards print: number, cost, timing, and the letters of the introductory game."""

from __future__ import annotations

import pytest

from grandaustria import Game, Options
from grandaustria.cards.staff import STAFF
from grandaustria.rules.cards import Staff
from tests.positions import offered, play, player, seat, table

EACH_ROUND, LASTING, AT_ONCE, AT_THE_END = "once per round", "permanent", "immediate", "final scoring"

PRINTED = {
    1: (4, EACH_ROUND), 2: (6, EACH_ROUND), 3: (4, EACH_ROUND), 4: (6, EACH_ROUND),
    5: (4, LASTING), 6: (1, LASTING), 7: (1, LASTING), 8: (2, LASTING),
    9: (5, LASTING), 10: (5, LASTING), 11: (5, LASTING), 12: (2, LASTING),
    13: (2, LASTING), 14: (2, LASTING), 15: (4, LASTING), 16: (2, LASTING),
    17: (5, LASTING), 18: (2, LASTING), 19: (3, LASTING), 20: (2, LASTING),
    21: (3, AT_ONCE), 22: (3, LASTING), 23: (5, LASTING), 24: (1, LASTING),
    25: (6, LASTING), 26: (5, LASTING), 27: (4, AT_THE_END), 28: (4, AT_THE_END),
    29: (5, AT_THE_END), 30: (4, AT_THE_END), 31: (4, AT_THE_END), 32: (4, AT_THE_END),
    33: (5, LASTING), 34: (5, AT_THE_END), 35: (2, AT_ONCE), 36: (2, AT_ONCE),
    37: (3, AT_THE_END), 38: (5, AT_ONCE), 39: (3, AT_ONCE), 40: (2, AT_THE_END),
    41: (3, AT_THE_END), 42: (3, LASTING), 43: (3, AT_ONCE), 44: (2, AT_ONCE),
    45: (1, AT_ONCE), 46: (2, AT_THE_END), 47: (4, AT_THE_END), 48: (4, AT_THE_END),
}  # fmt: skip


def timing(card: Staff) -> str:
    if card.final is not None:
        return AT_THE_END
    if card.parts:
        return EACH_ROUND if card.once_per_round else AT_ONCE
    return LASTING


def test_every_card_has_its_printed_cost_and_timing() -> None:
    assert {card.number: (int(card.cost), timing(card)) for card in STAFF} == PRINTED


@pytest.mark.parametrize("card", PRINTED)
def test_one_die_on_5_lets_a_card_be_played_for_one_less_than_its_cost(card: int) -> None:
    price = PRINTED[card][0] - 1
    game = play(table(player(krones=price, hand=[card]), dice=(0, 0, 0, 0, 1, 0)), "TAKE_DIE:5", f"PLAY_STAFF:{card}")
    assert seat(game)["krones"] == 0
    assert (seat(game)["hand"], seat(game)["staff"]) == ([], [card])
    if price > 0:
        poorer = table(player(krones=price - 1, hand=[card]), dice=(0, 0, 0, 0, 1, 0))
        assert offered(play(poorer, "TAKE_DIE:5"), "PLAY_STAFF") == set()


def test_the_four_starting_sets() -> None:
    game = Game(Options(players=4, staff="introductory"), seed=1)
    start = game.snapshot()["start"]
    assert [seat(game, (start + place) % 4)["hand"] for place in range(4)] == [
        [3, 6, 9, 38, 39, 48],
        [1, 13, 25, 30, 32, 44],
        [4, 11, 24, 27, 40, 43],
        [2, 7, 10, 28, 36, 41],
    ]
