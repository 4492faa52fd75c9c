"""What a seat may do, as a mask of actions for a learner. Runs compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.envs.pairs import zeros
from grandaustria.rules.board import lowest
from grandaustria.rules.choices import BASE, WORD, ChoiceSpace, Legal

ACTIONS: Final = len(BASE.players_ids)  # of the game as printed


def mask_words(space: ChoiceSpace) -> i64:
    """Words of eight bytes, with a byte for each action."""
    return (len(space.players_ids) + 7) // 8


# 1 in each byte of a word. (Shifting a constant would happen in 32 bits.)
BYTE: Final[vec[i64]] = vec[i64]([1 << 8 * k for k in range(8)])


def write_mask(out: vec[i64], at: i64, legal: Legal) -> None:
    """A byte for each action, 1 where it is legal; what is left of the last word stays 0."""
    zeros(out, at, mask_words(legal.space))
    indices = legal.space.indices
    first: i64 = 0
    for word in legal.words:
        left: i64 = word
        while left:
            action: i64 = indices[first + lowest(left)]
            out[at + (action >> 3)] = out[at + (action >> 3)] | BYTE[action & 7]
            left &= left - 1
        first += WORD
