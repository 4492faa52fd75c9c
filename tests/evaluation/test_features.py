"""The layout of the expert's features: pinned, each block as long as its names, and weights that belong to it."""

from __future__ import annotations

import hashlib
import json
from io import BytesIO
from typing import Any

import numpy as np
import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.bots.random_bot import RandomBot
from grandaustria.cards.editions import EDITIONS
from grandaustria.evaluation.features import LAYOUT, LAYOUT_HASH, LENGTH, VERSION, features, names
from grandaustria.evaluation.heuristic import Heuristic, Weights
from grandaustria.evaluation.model import Model, shipped
from grandaustria.evaluation.rows import Block, Rows

# A changed layout is a new version: its hashes are added, those of the versions before stay.
LAYOUTS = {1: "85bc5755fae7ba7d", 2: "e9805e639ed32222"}
VALUES = {1: "13ce46e78d0412eb", 2: "bec618fcac9aae11"}
HEURISTIC = Heuristic(EDITIONS["current"], Weights())


def positions() -> list[Game]:
    found = []
    for players in (2, 3, 4):
        game = Game(Options(players=players), seed=players)
        bot = RandomBot(players)
        while game.round < 5:
            game.play(bot.pick(game.choices()))
        found.append(game)
    return found


def test_the_layout_is_that_of_its_version() -> None:
    assert LAYOUTS[VERSION] == LAYOUT_HASH
    assert len(set(names())) == LENGTH


def test_the_numbers_are_those_of_its_version() -> None:
    rows = [
        [f"{number + 0.0:.5f}" for number in features(HEURISTIC, [game.state], seat)]
        for game in positions()
        for seat in range(2)
    ]
    assert hashlib.sha256(json.dumps(rows).encode()).hexdigest()[:16] == VALUES[VERSION]


@pytest.mark.parametrize("block", LAYOUT, ids=lambda block: type(block).__name__)
def test_a_block_writes_as_many_numbers_as_it_names(block: Block) -> None:
    for game in positions():
        rows = Rows(1, LENGTH)
        block.write(rows, HEURISTIC, game.state, game.state.players[0])
        assert rows.at == len(block.names())


def test_a_card_beyond_the_layout_does_not_spill_into_its_neighbours() -> None:
    rows = Rows(1, LENGTH)
    rows.flags(1 << 50 | 1, 48)
    assert [rows.numbers[k] for k in range(60)] == [1.0] + [0.0] * 59


def saved(**changed: Any) -> bytes:
    with np.load(BytesIO(shipped().to_bytes())) as arrays:
        held = {name: arrays[name] for name in arrays.files}
    file = BytesIO()
    np.savez(file, allow_pickle=False, **{name: array for name, array in (held | changed).items() if array is not None})
    return file.getvalue()


def test_weights_for_another_layout_are_refused() -> None:
    with pytest.raises(InvalidData, match="trained for the features 0123"):
        Model.from_bytes(saved(layout=np.array("0123")))


def test_weights_from_before_layouts_had_names_are_refused() -> None:
    with pytest.raises(InvalidData, match="of the first version"):
        Model.from_bytes(saved(layout=None))


def test_rivals_that_have_not_changed_are_written_again() -> None:
    for game in positions():
        s = game.state
        twin = s.copy()
        twin.players[0].krones += 1
        other = s.copy()
        other.players[1].krones += 1
        together = list(features(HEURISTIC, [s, twin, other, s], 0))
        apart = [number for each in (s, twin, other, s) for number in features(HEURISTIC, [each], 0)]
        assert together == apart


def test_opponents_hands_are_not_seen() -> None:
    for game in positions():
        s = game.state
        twin = s.copy()
        twin.players[1].hand, twin.staff_deck = twin.staff_deck, twin.players[1].hand
        seen = dict(zip(names(), features(HEURISTIC, [s], 0), strict=True))
        changed = dict(zip(names(), features(HEURISTIC, [twin], 0), strict=True))
        different = {name for name in seen if seen[name] != changed[name]}
        assert different <= {"rival 1: cards in hand"}
