"""The legal actions as a byte each, eight to a word. Runs compiled."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.envs.pairs import zeros
from grandaustria.rules.board import BIT, lowest
from grandaustria.rules.choices import WORD, ChoiceSpace, Legal


def mask_words(space: ChoiceSpace) -> i64:
    """Words of eight bytes, with a byte for each action."""
    return (space.actions + 7) >> 3


def empty_masks(space: ChoiceSpace, rows: i64) -> vec[i64]:
    return vec[i64]([0] * (rows * mask_words(space)))


def write_mask(out: vec[i64], at: i64, legal: Legal) -> None:
    """A byte for each action, 1 where it is legal; what is left of the last word stays 0."""
    zeros(out, at, mask_words(legal.space))
    indices = legal.space.indices
    words = legal.words
    for k in range(legal.low, legal.high):
        left: i64 = words[k]
        while left:
            action: i64 = indices[WORD * k + lowest(left)]
            out[at + (action >> 3)] = out[at + (action >> 3)] | BIT[8 * (action & 7)]
            left &= left - 1
