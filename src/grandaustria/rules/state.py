"""The position: players, board, decks, and the agenda of what remains to be resolved.

The agenda is a stack of immutable steps. A choice pops the top step and its effect acts, which may push more steps.
Steps that need no answer run by themselves. Decks have no order here: nature chooses among the cards that may come
next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.errors import IllegalChoice
from grandaustria.rules.board import lowest
from grandaustria.rules.choices import DONE, END_TURN, Legal
from grandaustria.rules.events import Event
from grandaustria.rules.player import Player
from grandaustria.rules.terms import UNUSED, Number

if TYPE_CHECKING:
    from grandaustria.rules.cards import EmperorTile, Objective
    from grandaustria.rules.ruleset import Ruleset

NATURE: Final = -1
OVER: Final = -2
EMPTY: Final = 255  # a gap in the queue
EFFECTS: Final[dict[str, Effect]] = {}  # all effects, by name


@mypyc_attr(acyclic=True, free_list_len=1)
class Step:
    """An effect to be resolved for a seat, with its number. The effect declares what the number means."""

    def __init__(self, effect: Effect, seat: i64, n: i64, parts: Step | None, below: Step | None) -> None:
        self.effect = effect
        self.seat: i64 = seat
        self.n: i64 = n
        self.parts = parts  # for effects that may happen in any order
        self.below = below

    def __reduce__(self) -> tuple[object, ...]:
        return Step, (self.effect, self.seat, self.n, self.parts, self.below)


def same_steps(one: Step | None, other: Step | None) -> bool:
    while one is not None and other is not None and one is not other:
        if one.effect is not other.effect or one.seat != other.seat or one.n != other.n:
            return False
        if not same_steps(one.parts, other.parts):
            return False
        one = one.below
        other = other.below
    return one is other


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something the rules, a card or a tile does. Effects are shared and never change.

    Snapshots, prompts and cards use its name, which is also the key of its messages: `part-…` in a list, `help-part-…`
    as a sentence, `ask-…` where it asks. Declaring an effect puts it into `EFFECTS`.
    """

    def __init__(
        self,
        name: str,
        number: Number = UNUSED,
        icons: str = "",
        optional: bool = False,
        by_nature: bool = False,
        whole_table: bool = False,
    ) -> None:
        if name in EFFECTS:
            raise ValueError(f"there are two effects called {name}")
        self.index: i64 = len(EFFECTS)  # in the order of declaration
        EFFECTS[name] = self
        self.name = name
        self.number = number  # what the number of a step means
        self.icons = icons  # on a card, without the number; docs/formats.md has the grammar
        self.optional = optional
        self.by_nature = by_nature
        self.whole_table = whole_table  # not tied to a seat

    def __reduce__(self) -> tuple[object, ...]:
        return effect_named, (self.name,)

    def asks(self, s: State, step: Step) -> bool:
        """Do what needs no answer and return False, or return True to ask. The step is off the agenda at this point."""
        if self.automatic(s, step):
            self.run(s, step)
            return False
        return self.possible(s, step)

    def choices(self, s: State, step: Step, out: Legal) -> None:
        self.offers(s, step, out)
        if self.optional:
            out.offer(DONE, 1)

    def play(self, s: State, step: Step, choice: i64) -> None:
        if choice != DONE:
            self.take(s, step, choice)

    def automatic(self, s: State, step: Step) -> bool:
        """Return whether it can run now without asking and without loss."""
        return False

    def run(self, s: State, step: Step) -> None:
        raise NotImplementedError

    def possible(self, s: State, step: Step) -> bool:
        """Return whether it has something to offer now."""
        return False

    def offers(self, s: State, step: Step, out: Legal) -> None:
        raise NotImplementedError

    def take(self, s: State, step: Step, choice: i64) -> None:
        raise NotImplementedError

    def secret(self) -> bool:
        """Return whether its choices depend on cards that others must not know."""
        return False

    def spends(self, s: State, step: Step) -> bool:
        """Return whether it could cost krones now."""
        return False

    def wasted(self, s: State, step: Step, choice: i64) -> i64:
        """Return how much of its discount this choice would leave unused."""
        return 0


def effect_named(name: str) -> Effect:
    return EFFECTS[name]


@mypyc_attr(acyclic=True)
class Part:
    """An effect with its number, as cards and tiles print it."""

    def __init__(self, effect: Effect, n: i64) -> None:
        self.effect = effect
        self.n: i64 = n


# The attributes of a state that make up the position, besides its ruleset, players and agenda.
POSITION: Final = (
    "seat", "round", "start", "dice", "queue", "guest_deck", "guest_discard", "staff_deck", "under", "looked",
    "dismissed", "tiles", "objectives", "acted", "guest_taken", "die_taken", "extra", "extra_turns", "serving",
)  # fmt: skip


class State:  # noqa: PLW1641  # it changes, so it has no hash
    """A position, including hidden cards. It can be copied, compared and pickled at any time, without its log.

    `play` takes a choice that is legal now, as a plain int. To be fast, it does not check: after an illegal choice the
    position is meaningless, or an IndexError or AssertionError follows. A state that is `checked`, and every copy of
    it, refuses illegal choices with IllegalChoice, at about half the speed. All states are checked when the environment
    variable GRANDAUSTRIA_DEBUG is set. `grandaustria.Game` always checks.
    """

    def __init__(self, ruleset: Ruleset, players: list[Player]) -> None:
        self.ruleset = ruleset
        self.players = players
        self.seat: i64 = NATURE  # who answers next: a seat, NATURE or OVER
        self.round: i64 = 0
        self.start: i64 = 0
        self.dice: i64 = 0  # eight bits for each value, 1 in the lowest
        self.queue: i64 = 0xFF_FF_FF_FF_FF  # eight bits for each place, the leftmost in the lowest
        self.guest_deck: i64 = 0
        self.guest_discard: i64 = 0
        self.staff_deck: i64 = 0  # cards in unknown order
        self.under: tuple[int, ...] = ()  # cards put under the deck, topmost first: card + 64 * the seat that knows it
        self.looked: i64 = 0  # the staff cards being looked at
        self.dismissed: i64 = 0
        self.tiles: i64 = 0  # eight bits for each scoring
        self.objectives: i64 = 0  # eight bits for each letter
        # The current turn.
        self.acted = False
        self.guest_taken = False
        self.die_taken = False
        self.extra = False  # an extra turn, without a die
        self.extra_turns: i64 = 0  # still to come
        self.serving: i64 = 0  # items that the krone already paid still serves
        self.agenda: Step | None = None
        self.log: list[Event] | None = None
        self.checked = False  # whether `play` refuses illegal choices
        self._legal: Legal | None = None  # reused by `choices`

    def copy(self) -> State:
        """Return an independent copy that records no events."""
        twin = State(self.ruleset, [p.copy() for p in self.players])
        twin.seat = self.seat
        twin.round = self.round
        twin.start = self.start
        twin.dice = self.dice
        twin.queue = self.queue
        twin.guest_deck = self.guest_deck
        twin.guest_discard = self.guest_discard
        twin.staff_deck = self.staff_deck
        twin.under = self.under
        twin.looked = self.looked
        twin.dismissed = self.dismissed
        twin.tiles = self.tiles
        twin.objectives = self.objectives
        twin.acted = self.acted
        twin.guest_taken = self.guest_taken
        twin.die_taken = self.die_taken
        twin.extra = self.extra
        twin.extra_turns = self.extra_turns
        twin.serving = self.serving
        twin.agenda = self.agenda
        twin.checked = self.checked
        return twin

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        position = [getattr(self, name) for name in POSITION]
        players = [(self.ruleset.hotels.index(p.hotel), p.values()) for p in self.players]
        return unpickled, (self.ruleset, position, players, self.agenda, self.checked)

    def __eq__(self, other: object) -> bool:
        """Return whether the positions are the same, including hidden cards and the agenda."""
        if not isinstance(other, State):
            return NotImplemented
        if self.ruleset is not other.ruleset or len(self.players) != len(other.players):
            return False
        for p, q in zip(self.players, other.players, strict=True):
            if p.hotel is not q.hotel or p.values() != q.values():
                return False
        for name in POSITION:
            if getattr(self, name) != getattr(other, name):
                return False
        return same_steps(self.agenda, other.agenda)

    def __repr__(self) -> str:
        who = "nature" if self.seat == NATURE else f"seat {self.seat}"
        asked = "over" if self.seat == OVER else f"{who} is asked"
        return f"<State: {len(self.players)} players, round {self.round}, {asked}>"

    def choices(self) -> list[int]:
        """Return the legal choices of the seat that answers next. Nature's are equally likely."""
        legal = self._legal
        if legal is None:
            legal = Legal(self.ruleset.space)
            self._legal = legal
        else:
            legal.clear()
        self.offer(legal)
        return legal.ids()

    def offer(self, legal: Legal) -> None:
        """Write the legal choices into an empty set."""
        step = self.agenda
        if step is not None:
            step.effect.choices(self, step, legal)

    def play(self, choice: i64) -> None:
        """Play a legal choice of the seat that answers next, or an answer of nature."""
        if self.checked:
            self._check(choice)
        step = self.agenda
        assert step is not None, "the game is over"
        self.agenda = step.below
        step.effect.play(self, step, choice)
        self.settle()

    def _check(self, choice: i64) -> None:
        if choice not in self.choices():
            space = self.ruleset.space
            name = space.name_of(choice) if 0 <= choice < space.size else "not a choice id"
            raise IllegalChoice(f"{choice} ({name}) is not possible now")

    def settle(self) -> None:
        """Run the agenda until a seat or nature is asked, or the game is over."""
        while True:
            step = self.agenda
            if step is None:
                self.seat = OVER
                return
            self.agenda = step.below
            if step.effect.asks(self, step):
                self.agenda = step
                self.seat = NATURE if step.effect.by_nature else step.seat
                return

    def member(self, choice: i64) -> i64:
        """Return the number of a choice within its block: which card, room or table."""
        return self.ruleset.space.members[choice]

    def must_ask(self, legal: list[int]) -> bool:
        """Return whether the seat must be asked: it has a choice, a turn to end, or a hand to keep secret."""
        step = self.agenda
        if len(legal) != 1 or step is None or legal[0] == END_TURN:
            return True
        part = step.parts
        while part is not None:
            if part.effect.secret():
                return True
            part = part.below
        return step.effect.secret()

    def push(self, effect: Effect, seat: i64, n: i64) -> None:
        self.agenda = Step(effect, seat, n, None, self.agenda)

    def push_parts(self, parts: tuple[Part, ...], seat: i64) -> None:
        """Push parts that are resolved one after the other, in printed order."""
        for part in reversed(parts):
            self.agenda = Step(part.effect, seat, part.n, None, self.agenda)

    def tell(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        log = self.log
        if log is not None:
            log.append((kind, seat, a, b))
        if (self.ruleset.watched >> kind) & 1 and seat >= 0:
            p = self.players[seat]
            self.push_reactions(p, p.staff & self.ruleset.watchers[kind])

    def push_reactions(self, p: Player, watchers: i64) -> None:
        """Push the reactions of these staff cards, in the order of their numbers."""
        if watchers == 0:
            return
        index: i64 = lowest(watchers)
        self.push_reactions(p, watchers & (watchers - 1))
        reaction = self.ruleset.staff[index].reaction
        assert reaction is not None
        self.push(reaction.part.effect, p.seat, reaction.part.n)

    def dice_on(self, value: i64) -> i64:
        return (self.dice >> (8 * value - 8)) & 255

    def dice_left(self) -> i64:
        n: i64 = 0
        dice: i64 = self.dice
        while dice:
            n += dice & 255
            dice >>= 8
        return n

    def tile(self, scoring: i64) -> EmperorTile:
        return self.ruleset.tiles[(self.tiles >> (8 * scoring)) & 255]

    def objective(self, letter: i64) -> Objective:
        return self.ruleset.objectives[(self.objectives >> (8 * letter)) & 255]

    def claimed(self, letter: i64) -> i64:
        """Count the players who have claimed the objective."""
        n: i64 = 0
        for p in self.players:
            if p.place_claimed(letter) != 0:
                n += 1
        return n

    def visible_number(self, p: Player) -> i64:
        """Return the lowest number not yet covered on the player's turn-order tile; 0 if both are covered."""
        seats: i64 = len(self.players)
        place: i64 = (p.seat - self.start + seats) % seats
        if p.turns == 0:
            return place + 1
        return 2 * seats - place if p.turns == 1 else 0


def unpickled(
    ruleset: Ruleset,
    position: list[object],
    players: list[tuple[int, list[object]]],
    agenda: Step | None,
    checked: bool,
) -> State:
    s = State(ruleset, [])
    for name, value in zip(POSITION, position, strict=True):
        setattr(s, name, value)
    for seat, (hotel, values) in enumerate(players):
        p = Player(seat, ruleset.hotels[hotel], ruleset.roles[seat])
        p.take_values(values)
        s.players.append(p)
    s.agenda = agenda
    s.checked = checked
    return s
