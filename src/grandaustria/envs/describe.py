"""The meaning of each number of an observation, as data."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from typing import Final

from grandaustria.cards.editions import CURRENT
from grandaustria.envs.observation import Writer
from grandaustria.envs.vocabulary import EFFECT_NAMES, REWARDS
from grandaustria.rules.ruleset import Ruleset

VERSION: Final = 0  # of the observation and of the action space; every environment's name ends with it


@dataclass(frozen=True)
class Slice:
    """The numbers from `start` to `stop` (excluded) of an observation.

    Flags are 0 or 1 and have the scale 1. Other numbers are in the unit that `meaning` names, divided by `scale`, and
    at most 1.
    """

    name: str
    start: int
    stop: int
    meaning: str
    scale: int


@cache
def describe(ruleset: Ruleset = CURRENT) -> tuple[Slice, ...]:
    """Return the slices of an observation, in order and without gaps."""
    found = []
    start = 0
    for name, size, meaning, scale in Writer(ruleset).fields():
        found.append(Slice(name, start, start + size, meaning, scale))
        start += size
    return tuple(found)


def layout_hash(ruleset: Ruleset = CURRENT) -> str:
    """Return a hash that changes whenever a number moves or changes its meaning."""
    slices = [(each.name, each.start, each.stop, each.scale) for each in describe(ruleset)]
    return hashlib.sha256(json.dumps([VERSION, slices, EFFECT_NAMES, REWARDS]).encode()).hexdigest()[:16]
