"""What an automa has besides a hotel, as plain JSON, and back."""

from __future__ import annotations

from typing import Final

from grandaustria.codec.names import LETTERS
from grandaustria.codec.reader import Reader
from grandaustria.codec.types import Automa as AutomaJson
from grandaustria.codec.types import Countdown, InstructionCard
from grandaustria.rules.automa.effects import (
    COUNT_DOWN,
    END_OF_TURN,
    HOUSE_GUEST,
    REMOVE_DIE,
    REVEAL_CARD,
    UNCOVER_STAFF,
)
from grandaustria.rules.automa.leopold import SET_STAFF_ASIDE
from grandaustria.rules.automa.role import ON_II, ON_III, PRINTED, Automa, marker_on
from grandaustria.rules.board import ones
from grandaustria.rules.emperor import EMPEROR_SCORING
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, State, Step

_ON_THE_WAY: Final = {where: PRINTED[where] for where in (ON_III, ON_II)}
# The steps of a card that has been turned up; the hand of the card settles their ties.
_INSTRUCTIONS: Final = frozenset((HOUSE_GUEST, REMOVE_DIE, UNCOVER_STAFF, COUNT_DOWN))
# What happens to an automa only.
_ITS_OWN: Final = _INSTRUCTIONS | {REVEAL_CARD, END_OF_TURN, SET_STAFF_ASIDE}


def encode_automa(p: Player, role: Automa) -> AutomaJson:
    used = p.memory[1:]
    return {
        "name": role.name,
        "level": role.level,
        "used": [role.numbers[card] for card in used],
        "card": card_as_json(role, used[-1]) if used else None,
        "cards_left": len(role.cards) - len(used),
        "pile_left": ones(p.hand),
        "countdown": _encode_countdown(p),
    }


def card_as_json(role: Automa, card: int) -> InstructionCard:
    return {
        "number": role.numbers[card],
        "hand": "right" if role.cards[card].right else "left",
        "steps": [{"do": part.effect.name, "n": part.n} for part in role.steps[card]],
    }


def _encode_countdown(p: Player) -> Countdown:
    countdown: Countdown = {}
    for k, letter in enumerate(LETTERS):
        where = marker_on(p, k)
        if where in _ON_THE_WAY:
            countdown[letter] = _ON_THE_WAY[where]
    return countdown


def decode_automa(p: Player, role: Automa, data: Reader) -> None:
    """Read what the automa remembers. Its claims must have been read before."""
    data.field("name").one_of({role.name: None})
    data.field("level").integer(role.level, role.level)
    numbers = {number: card for card, number in enumerate(role.numbers)}
    used: list[int] = []
    for item in data.field("used").items():
        card = item.one_of(numbers)
        if card in used:
            raise item.fail(f"{item.value} is there twice")
        used.append(card)
    p.memory = (_decode_countdown(p, data.field("countdown")), *used)


def _decode_countdown(p: Player, data: Reader) -> int:
    data.only(LETTERS)
    printed = {number: where for where, number in _ON_THE_WAY.items()}
    markers = 0
    for k, letter in enumerate(LETTERS):
        marker = data.optional(letter)
        if marker is not None:
            if p.place_claimed(k):
                raise marker.fail("this objective is claimed already")
            markers |= marker.one_of(printed) << 2 * k
    return markers


def check_roles(s: State, data: Reader) -> None:
    """Check that automas are only asked what they can answer, that is nothing, and that nobody else plays by cards."""
    _check_steps(s, s.agenda, data.field("agenda"))
    for seat, player in enumerate(data.field("players").items()):
        p = s.players[seat]
        if isinstance(p.role, Automa) and p.passed:
            raise player.field("passed").fail("an automa never passes")
        if isinstance(p.role, Automa) and p.hand & ~p.role.hidden_hand(s):
            raise player.field("hand").fail("only final-scoring staff")


def _check_steps(s: State, step: Step | None, agenda: Reader) -> None:
    while step is not None:
        p = s.players[step.seat] if step.seat >= 0 else None
        if p is not None and isinstance(p.role, Automa):
            _check_step(p, p.role, step.effect, agenda)
        elif step.effect in _ITS_OWN:
            raise agenda.fail(f"{step.effect.name} happens to an automa only")
        _check_steps(s, step.parts, agenda)
        step = step.below


def _check_step(p: Player, role: Automa, effect: Effect, agenda: Reader) -> None:
    by_card = {part.effect for steps in role.steps for part in steps}
    if effect not in _ITS_OWN | by_card | {EMPEROR_SCORING}:
        raise agenda.fail(f"{effect.name} does not happen to an automa")
    if effect in _INSTRUCTIONS and len(p.memory) < 2:
        raise agenda.fail(f"{effect.name}, though no card has been turned up")
    if effect in (REVEAL_CARD, REMOVE_DIE) and p.turns == 2:
        raise agenda.fail("an automa that has had both turns takes no die")
