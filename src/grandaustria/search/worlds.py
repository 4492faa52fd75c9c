"""Imagined worlds, in which cards and dice come in the same order whatever is played. Runs compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.chance import Nature, seeded
from grandaustria.hidden import determinized
from grandaustria.rules.choices import ROLL, Legal
from grandaustria.rules.round import ROLL_DICE
from grandaustria.rules.state import State

_FACES: Final = 6
_MIX: Final = 0x5_DEEC_E66D
_LOW: Final = (1 << 48) - 1


class World(Nature):
    """The course of chance in one world: an order of all cards, and the dice of every roll.

    Lines that are compared in the same world differ by what was played, and little by luck.
    """

    def __init__(self, seed: i64, answers: i64) -> None:
        self.seed: i64 = seed
        chance = seeded(seed)
        self.order: vec[i64] = vec[i64]([0] * answers)  # the answer with the lowest number comes first
        for k in range(answers):
            self.order[k] = chance.below(1 << 30)

    def draw(self, s: State, legal: Legal) -> i64:
        if s.agenda is not None and s.agenda.effect is ROLL_DICE:
            return ROLL + self._die(s, s.agenda.n)
        best: i64 = -1
        for each in legal.ids():
            choice: i64 = each
            if best < 0 or self.order[choice] < self.order[best]:
                best = choice
        return best

    def _die(self, s: State, n: i64) -> i64:
        """Return the face of one die, given the dice still to be rolled."""
        turns: i64 = 0
        for p in s.players:
            turns += p.turns
        mixed: i64 = self.seed + 1
        for part in (s.round, turns, n):
            more: i64 = part
            mixed = ((mixed ^ (more + 11)) * _MIX + 11) & _LOW
            mixed ^= mixed >> 21
        return ((mixed >> 8) & 0xFFFF_FFFF) * _FACES >> 32


class Imagined:
    """A position in one world: hidden cards dealt anew, and the course of chance."""

    def __init__(self, root: State, seed: i64) -> None:
        self.world = World(seed, root.ruleset.space.size)
        self.root = determinized(root, seeded(-1 - seed))
