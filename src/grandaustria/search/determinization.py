"""Determinization: a view completed to a full position by dealing the hidden cards at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grandaustria.chance import Chance
from grandaustria.codec.names import Names, names_of
from grandaustria.codec.reader import Reader
from grandaustria.codec.snapshot import decode
from grandaustria.hidden import determinized
from grandaustria.lazy_view import LazyView
from grandaustria.options import Options
from grandaustria.rules.state import State


def determinize(view: Mapping[str, Any], chance: Chance) -> State:
    """Return a full position that looks like the view to its seat, which must be the one that is asked.

    Every such world is equally likely. (If another seat were asked, the question could reveal part of its hand.)
    """
    if isinstance(view, LazyView):
        return determinized(view.state, chance)
    options = Options.from_json(view["options"])
    ruleset = options.ruleset
    names = names_of(ruleset)
    left = _unseen_staff(view, names)
    piles = {}
    for seat, player in enumerate(view["players"]):
        if "automa" in player:  # nobody has seen its pile, but everybody knows what kind of cards it has
            final = [number for number in left if number in names.staff_in(ruleset.final_scoring)]
            piles[seat] = _shuffled(final, chance)[: player["hand"]]
            left = [number for number in left if number not in piles[seat]]
    unseen = _shuffled(left, chance)

    def dealt(cards: Any) -> Any:
        return [unseen.pop() for _ in range(cards)] if isinstance(cards, int) else cards

    world = dict(view)
    world["looked_at"] = dealt(view["looked_at"])
    world["players"] = [
        player | {"hand": piles[seat] if seat in piles else dealt(player["hand"]), "pack": dealt(player["pack"])}
        for seat, player in enumerate(view["players"])
    ]
    world["under_deck"] = [
        card if card["staff"] is not None else card | {"staff": unseen.pop()} for card in view["under_deck"]
    ]
    world["staff_deck"] = unseen
    world["guest_deck"] = _unseen_guests(view, names.guests_in(ruleset.guests_in_play(bool(options.promos))))
    state = decode(options, Reader(world, ""))
    state.settle()
    return state


def _unseen_staff(view: Mapping[str, Any], names: Names) -> list[int]:
    seen = set(view["dismissed"])
    piles = [view["looked_at"], [card["staff"] for card in view["under_deck"]]]
    piles += [player[name] for player in view["players"] for name in ("hand", "pack", "staff")]
    for pile in piles:
        if isinstance(pile, list):
            seen |= set(pile)
    return [number for number in names.staff if number not in seen]


def _unseen_guests(view: Mapping[str, Any], guests: list[int]) -> list[int]:
    seen = {*view["queue"], *view["guest_discard"]}
    seen |= {table["guest"] for player in view["players"] for table in player["cafe"] if table}
    return [number for number in guests if number not in seen]


def _shuffled(cards: list[int], chance: Chance) -> list[int]:
    left = list(cards)
    return [left.pop(chance.below(len(left))) for _ in cards]
