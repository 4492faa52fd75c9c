"""The card model: what a guest, a staff card, an objective and an emperor tile consist of."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules.board import total
from grandaustria.rules.player import Player
from grandaustria.rules.state import Part, State
from grandaustria.rules.terms import Count, Trigger, Values, Waiver


class Guest:
    def __init__(self, number: int, colour: i64, order: i64, points: i64, reward: tuple[Part, ...]) -> None:
        self.number = number
        self.colour: i64 = colour
        self.order: i64 = order
        self.size: i64 = total(order)
        self.points: i64 = points
        self.reward = reward
        self.afterwards: Part | None = None  # resolved after everything else that moving in brings


class DieBonus:
    """What a staff card adds when its owner takes a die of certain values."""

    def __init__(
        self,
        values: tuple[int, ...],
        points: i64 = 0,
        steps: i64 = 0,
        strength: i64 = 0,
        also: Part | None = None,
        both: bool = False,
        no_fee: bool = False,
        also_icons: str = "",
    ) -> None:
        self.values = values
        self.points: i64 = points
        self.steps: i64 = steps
        self.strength: i64 = strength
        self.also = also  # before or after the main action
        self.also_icons = also_icons  # if they differ from those of the part
        self.both = both  # full krones and full emperor steps, no split
        self.no_fee = no_fee


class Reaction:
    """What a staff card adds whenever something happens to its owner."""

    def __init__(self, when: Trigger, part: Part, colours: tuple[int, ...] = (0, 1, 2, 3), size: i64 = 0) -> None:
        self.when = when
        self.part = part
        self.colours = colours  # of the guest
        self.size: i64 = size  # minimum size of the guest's order


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalScore:
    """What a staff card scores at the end of the game, with the icons and the message that say so."""

    def __init__(self, icons: str, message: str, values: Values) -> None:
        self.icons = icons
        self.message = message
        self.values = values

    def points(self, s: State, p: Player) -> i64:
        raise NotImplementedError


class Staff:
    """A staff card. It has one of these: parts (for when it is played, or once per round), a waiver, a reaction, a
    die bonus, a final score."""

    def __init__(self, number: int, cost: i64) -> None:
        self.number = number
        self.cost: i64 = cost
        self.parts: tuple[Part, ...] = ()
        self.once_per_round = False
        self.waives: Waiver | None = None
        self.reaction: Reaction | None = None
        self.die: DieBonus | None = None
        self.final: FinalScore | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """What an objective asks for: enough of something, or of several things."""

    def holds(self, s: State, p: Player) -> bool:
        raise NotImplementedError

    def counts(self, s: State, p: Player) -> list[Count]:
        """Return what the player has and needs of each thing, to show to people."""
        raise NotImplementedError

    def progress(self, s: State, p: Player) -> float:
        """Return how far the player has come: 1 if the condition holds."""
        raise NotImplementedError


class Objective:
    def __init__(self, number: int, letter: str, condition: Condition) -> None:
        self.number = number
        self.letter = letter
        self.condition = condition


@mypyc_attr(allow_interpreted_subclasses=True)
class Penalty:
    """The lower half of an emperor tile: a loss, and the points lost instead if it is not possible in full.

    Its icons show the loss alone; its message says both.
    """

    def __init__(self, icons: str, message: str, values: Values, otherwise: i64 = 0) -> None:
        self.icons = icons
        self.message = message
        self.values = values
        self.otherwise: i64 = otherwise

    def possible(self, s: State, p: Player) -> bool:
        return True

    def hurts(self, s: State, p: Player) -> bool:
        return True

    def suffer(self, s: State, p: Player) -> None:
        raise NotImplementedError


class EmperorTile:
    def __init__(self, name: str, reward: tuple[Part, ...], penalty: Penalty) -> None:
        self.name = name
        self.reward = reward
        self.penalty = penalty
