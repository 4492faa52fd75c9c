"""The beam search: which positions of a turn it takes for the same."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

import grandaustria
from grandaustria import Game, Options
from grandaustria.chance import seeded
from grandaustria.evaluation import leader
from grandaustria.evaluation.model import Model, shipped
from grandaustria.playout import answer_nature
from grandaustria.search.beam import Search, key_of

RULES = Path(grandaustria.__file__).parent / "rules"

# What cannot differ between two positions of one turn that are alike otherwise.
FIXED = {
    "Player": {
        "seat", "role", "hotel", "turns", "passed", "pack",
        "groups_paid",  # follows from the rooms
    },
    "State": {
        "ruleset", "players", "seat", "round", "start", "tiles", "objectives", "extra", "log", "checked", "_legal",
        "agenda",  # compared only where the turn itself is on top
        "queue", "guest_deck", "guest_discard",  # follow from the guests taken and drawn
        "staff_deck", "under", "looked", "dismissed",  # follow from the hand and the staff in play
    },
}  # fmt: skip


def fields(module: str, name: str) -> list[str]:
    """The attributes that the class's `__init__` sets."""
    tree = ast.parse((RULES / f"{module}.py").read_text())
    cls = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == name)
    init = next(node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    targets = [node for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)]
    return [node.attr for node in targets]


COMPARED = [
    (name, field)
    for module, name in (("player", "Player"), ("state", "State"))
    for field in fields(module, name)
    if field not in FIXED[name]
]


@pytest.mark.parametrize(("whose", "field"), COMPARED)
def test_positions_that_differ_are_told_apart(whose: str, field: str) -> None:
    """A field that is new has to be part of the key, or listed above."""
    s = Game(Options(players=2), seed=1).state
    before = key_of(s, s.players[0])
    holder = s if whose == "State" else s.players[0]
    value = getattr(holder, field)
    more = (1,) if isinstance(value, tuple) else 1
    setattr(holder, field, not value if isinstance(value, bool) else value + more)
    assert key_of(s, s.players[0]) != before


@pytest.mark.parametrize(("seed", "decision"), [(592, 207), (687, 236), (719, 217)])
def test_a_narrow_beam_that_loses_every_end_looks_again(seed: int, decision: int) -> None:
    """Led by whims, a beam of one keeps a position that was seen before, and cuts off where it was seen first."""
    whims = np.random.default_rng(1).normal(0, 1, (leader.TABLES_OF_WEIGHTS, leader.LENGTH)).astype(np.float32)
    s = Options(players=4).new_state()
    chance = seeded(seed)
    answer_nature(s, chance)
    for _ in range(decision):
        legal = s.choices()
        s.play(legal[chance.below(len(legal))])
        answer_nature(s, chance)
    search = Search(Model(shipped().network, whims).leader(s.ruleset), 1, seeded(5))
    assert search.best(s, s.seat)
    assert search.ends
