"""The cards of an automa in words, step by step."""

from __future__ import annotations

from typing import Final, Literal

from typing_extensions import TypedDict

from grandaustria.cards.leopold import LEOPOLD_CARDS
from grandaustria.codec.strips import instruction_strip
from grandaustria.rules.automa.cards import Instruction, InstructionCard
from grandaustria.rules.automa.effects import ANY_DIE, REMOVE_DIE
from grandaustria.rules.state import Part
from grandaustria.words.catalogue import Catalogue, catalogue, key

_DICE: Final = range(1, 7)


def instruction_of(part: Part, words: Catalogue) -> str:
    if part.effect is not REMOVE_DIE:
        return words.say(f"part-{key(part.effect.name)}", n=part.n)
    if part.n == ANY_DIE:
        return words.say("part-remove-any-die")
    values = [str(value) for value in _DICE if part.n >> value - 1 & 1]
    return words.say("part-remove-die", values=words.joined("list-or", values))


def steps_of(card: InstructionCard, words: Catalogue) -> list[str]:
    """Return all steps of a card, with the levels of those that do not always count."""
    return [_levelled(each, words) for each in card.instructions]


def _levelled(instruction: Instruction, words: Catalogue) -> str:
    text = instruction_of(instruction.part, words)
    return text if instruction.level == 1 else words.say("part-from-level", part=text, level=instruction.level)


class StepShown(TypedDict):
    """A step, the lowest level on which it counts, and what it does as a strip of icons and in words."""

    do: str
    n: int
    level: int
    strip: str
    text: str


class CardShown(TypedDict):
    number: int
    hand: Literal["left", "right"]
    tie: str
    steps: list[StepShown]


def leopold_as_json(language: str = "en") -> list[CardShown]:
    """Return Leopold's cards with all their steps, to show them to people."""
    words = catalogue(language)
    return [_card(card, words) for card in LEOPOLD_CARDS]


def _card(card: InstructionCard, words: Catalogue) -> CardShown:
    return {
        "number": card.number,
        "hand": "right" if card.right else "left",
        "tie": hand_of(card, words),
        "steps": [_step(each, words) for each in card.instructions],
    }


def _step(instruction: Instruction, words: Catalogue) -> StepShown:
    part = instruction.part
    return {
        "do": part.effect.name,
        "n": part.n,
        "level": instruction.level,
        "strip": instruction_strip(part),
        "text": instruction_of(part, words),
    }


def hand_of(card: InstructionCard, words: Catalogue) -> str:
    return words.say("hand-right" if card.right else "hand-left")
