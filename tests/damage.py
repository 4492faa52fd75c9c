"""Texts damaged as by a slip of the finger or a bad line."""

from __future__ import annotations

import string

from grandaustria.chance import Chance

TYPED = string.ascii_letters + string.digits + string.punctuation + " \n"


def damaged_text(text: str, chance: Chance) -> str:
    """The text with one character replaced, left out, put in or swapped with the next, or cut off."""
    place = chance.below(len(text))
    typed = TYPED[chance.below(len(TYPED))]
    kind = chance.below(9)
    if kind < 3:
        return text[:place] + typed + text[place + 1 :]
    if kind < 5:
        return text[:place] + text[place + 1 :]
    if kind < 7:
        return text[:place] + typed + text[place:]
    if kind < 8:
        return text[:place] + text[place + 1 : place + 2] + text[place : place + 1] + text[place + 2 :]
    return text[:place]
