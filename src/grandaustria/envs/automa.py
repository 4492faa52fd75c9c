"""What is seen of an automa besides what all players have, as numbers for a learner. Runs compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.envs.pairs import Field, even, flags
from grandaustria.rules.automa.cards import LEVELS
from grandaustria.rules.automa.role import Automa, marker_on
from grandaustria.rules.board import BIT
from grandaustria.rules.ruleset import Ruleset
from grandaustria.rules.state import State


def automa_fields(ruleset: Ruleset) -> list[Field]:
    """Return the fields of a ruleset that seats an automa; there are none in others."""
    found: list[Field] = []
    for role in ruleset.roles:
        if isinstance(role, Automa):
            cards = even(len(role.cards))
            found += [
                (f"{role.name} level", LEVELS, "the level: 1, 2, 3", 1),
                (f"{role.name} markers", 9, "objectives A, B, C, each: its marker on III, on II, on I (claimed)", 1),
                (f"{role.name} used", cards, "its cards that have been used, by number", 1),
                (f"{role.name} card", cards, "its current card, the last one used", 1),
            ]
    return found


def write_automas(out: vec[i64], at: i64, s: State) -> i64:
    for p in s.players:
        role = p.role
        if isinstance(role, Automa):
            shown: i64 = BIT[role.level - 1]
            for letter in range(3):
                where: i64 = marker_on(p, letter)
                if where:
                    shown |= BIT[LEVELS + 3 * letter + where - 1]
            at = flags(out, at, shown, LEVELS + 9)
            used: i64 = 0
            current: i64 = 0
            for card in p.memory[1:]:
                current = BIT[card]
                used |= current
            at = flags(out, at, used, even(len(role.cards)))
            at = flags(out, at, current, even(len(role.cards)))
    return at
