"""Rulesets: what is printed, and how the game proceeds (set-up, turn order, rounds, scorings, who wins)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from grandaustria.rules import terms
from grandaustria.rules.board import BIT, DICE, MOST_KRONES, ROUNDS, Hotel
from grandaustria.rules.cards import EmperorTile, Guest, Objective, Staff
from grandaustria.rules.choices import BASE, GUEST_MEMBERS, STAFF_MEMBERS, USE_MEMBERS, Block, ChoiceSpace
from grandaustria.rules.events import KINDS
from grandaustria.rules.final import compare
from grandaustria.rules.player import Player
from grandaustria.rules.role import Role
from grandaustria.rules.state import Effect, State
from grandaustria.rules.terms import Waiver

SCORINGS: Final = ((3, 3), (5, 5), (7, 7))  # after which round, and how far everybody falls back
PLAYERS_STAFF_BLOCKS: Final = ("PLAY_STAFF", "RETURN_STAFF", "KEEP_STAFF", "DISMISS_STAFF")


class Printed:
    """All cards, tiles and boards. Staff are numbered from 1 without gaps."""

    def __init__(
        self,
        guests: tuple[Guest, ...],
        staff: tuple[Staff, ...],
        objectives: tuple[Objective, ...],
        tiles: tuple[EmperorTile, ...],
        hotels: tuple[Hotel, ...],
        starting_sets: tuple[tuple[int, ...], ...],
        promos: tuple[int, ...],
    ) -> None:
        self.guests = guests
        self.staff = staff
        self.objectives = objectives
        self.tiles = tiles
        self.hotels = hotels  # night, then the day hotels
        self.starting_sets = starting_sets  # of staff, by number
        self.promos = promos  # optional guests, by number


def choice_space(printed: Printed, further: tuple[Block, ...]) -> ChoiceSpace:
    """Return the base choices, then those of cards beyond the base game, then further blocks."""
    staff = {card.number - 1: str(card.number) for card in printed.staff[STAFF_MEMBERS:]}
    usable = {card.number - 1: str(card.number) for card in printed.staff[USE_MEMBERS:] if card.once_per_round}
    guests = {k: str(guest.number) for k, guest in enumerate(printed.guests) if k >= GUEST_MEMBERS}
    more = [Block(name, tuple(staff.values()), members=tuple(staff)) for name in PLAYERS_STAFF_BLOCKS if staff]
    if usable:
        more.append(Block("USE_STAFF", tuple(usable.values()), members=tuple(usable)))
    if staff:
        more.append(Block("DRAW_STAFF", tuple(staff.values()), by_nature=True, members=tuple(staff)))
    if guests:
        more.append(Block("DRAW_GUEST", tuple(guests.values()), by_nature=True, members=tuple(guests)))
    return BASE.and_also(*more, *further) if more or further else BASE


class Agreed:
    """What the players agreed on: hotels by seat (-1: a random day hotel), how staff are dealt, promos."""

    def __init__(self, hotels: list[int], staff: i64, promos: bool) -> None:
        self.hotels = hotels
        self.staff: i64 = staff
        self.promos = promos


@mypyc_attr(allow_interpreted_subclasses=True)
class SetUpStep:
    """An effect that is part of the set-up, with its number."""

    def __init__(self, effect: Effect, n: i64 = 0) -> None:
        self.effect = effect
        self.n: i64 = n

    def number(self, agreed: Agreed) -> i64:
        """Return the step's number, or -1 to skip the step."""
        return self.n


# The rulesets by the names that `Options.edition` knows them by. More can be added under names of their own.
EDITIONS: Final[dict[str, Ruleset]] = {}
SOLO: Final[list[Ruleset]] = []  # the game for one, on levels 1, 2, 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """One version of the game: its cards and boards, the staff with each ability as masks, and its procedure."""

    def __init__(
        self,
        name: str,
        printed: Printed,
        set_up: tuple[SetUpStep, ...],
        first_rooms: Effect,
        roles: tuple[Role, ...],
        further: tuple[Block, ...] = (),
    ) -> None:
        self.name = name
        self.set_up = set_up
        self.first_rooms = first_rooms
        self.roles = roles  # by seat
        self.space = choice_space(printed, further)
        self.promos_by_default = True
        self.rounds: i64 = ROUNDS
        self.dice: tuple[int, ...] = DICE  # by number of players
        self.scorings: tuple[tuple[int, int], ...] = SCORINGS
        self._take(printed)
        self._find_abilities(printed.staff)
        self._find_dice_bonuses(printed.staff)
        self._find_watchers(printed.staff)

    def __reduce__(self) -> tuple[object, ...]:
        return ruleset_named, (self.name,)

    def _take(self, printed: Printed) -> None:
        if [card.number for card in printed.staff] != list(range(1, len(printed.staff) + 1)):
            raise ValueError("staff must be numbered from 1 without gaps")
        self.printed = printed
        self.guests = printed.guests
        self.staff = printed.staff
        self.objectives = printed.objectives
        self.tiles = printed.tiles
        self.hotels = printed.hotels
        self.starting_sets: tuple[int, ...] = tuple(
            sum(1 << number - 1 for number in cards) for cards in printed.starting_sets
        )
        self.all_staff: i64 = everything(len(printed.staff))
        self.all_guests: i64 = everything(len(printed.guests))
        self.promos: i64 = sum(1 << k for k, guest in enumerate(printed.guests) if guest.number in printed.promos)

    def _find_abilities(self, staff: tuple[Staff, ...]) -> None:
        self.affordable: tuple[int, ...] = tuple(
            mask([card for card in staff if card.cost <= krones]) for krones in range(MOST_KRONES + 1)
        )
        self.once_per_round: i64 = mask([card for card in staff if card.once_per_round])
        self.final_scoring: i64 = mask([card for card in staff if card.final is not None])
        self.free_rooms_by_colour: tuple[int, ...] = tuple(waiving(staff, waiver) for waiver in terms.FREE_ROOMS)
        self.free_rooms: i64 = sum(self.free_rooms_by_colour)
        self.free_serving: i64 = waiving(staff, terms.FREE_SERVING)
        self.free_guests: i64 = waiving(staff, terms.FREE_GUESTS)
        self.averts_penalty: i64 = waiving(staff, terms.AVERTED_PENALTY)

    def _find_dice_bonuses(self, staff: tuple[Staff, ...]) -> None:
        self.no_fee: i64 = mask([card for card in staff if card.die is not None and card.die.no_fee])
        self.on_die: tuple[int, ...] = tuple(
            mask([card for card in staff if card.die is not None and value in card.die.values]) for value in range(7)
        )

    def _find_watchers(self, staff: tuple[Staff, ...]) -> None:
        """Find the staff that react to each kind of event. `watched` marks the kinds that `State.tell` reacts to."""
        self.watchers: tuple[int, ...] = tuple(watching(staff, kind) for kind in range(len(KINDS)))
        triggers = [card.reaction.when for card in staff if card.reaction is not None]
        self.watched: i64 = sum({1 << trigger.event for trigger in triggers if not trigger.placed})
        self.on_occupied: i64 = self.watchers[terms.ROOM_OCCUPIED.event]
        self.on_reward: i64 = self.watchers[terms.EMPEROR_REWARDS.event]
        self.on_guest: tuple[int, ...] = tuple(
            mask([card for card in staff if reacts_to_guest(card, guest)]) for guest in self.guests
        )

    def guests_in_play(self, promos: bool) -> i64:
        return self.all_guests if promos else self.all_guests & ~self.promos

    def new_state(self, agreed: Agreed) -> State:
        """Return the position before anything is dealt."""
        players = [
            Player(seat, self.hotels[max(index, 0)], self.roles[seat]) for seat, index in enumerate(agreed.hotels)
        ]
        s = State(self, players)
        for p in players:
            p.role.begin(s, p)
        s.guest_deck = self.guests_in_play(agreed.promos)
        s.staff_deck = self.all_staff
        for step in reversed(self.set_up):
            n: i64 = step.number(agreed)
            if n >= 0:
                s.push(step.effect, -1, n)
        return s

    def next_player(self, s: State) -> Player | None:
        """Return whose turn it is: the lowest visible number among players who have not passed."""
        first: Player | None = None
        least: i64 = 0
        for p in s.players:
            number: i64 = 0 if p.passed else s.visible_number(p)
            if number != 0 and (first is None or number < least):
                first = p
                least = number
        return first

    def scoring_after(self, number: i64) -> i64:
        """Return the emperor scoring after this round, or -1."""
        for k in range(len(self.scorings)):
            if self.scorings[k][0] == number:
                return k
        return -1

    def compare(self, p: Player, other: Player) -> i64:
        """Return a positive number if p is ahead of the other, 0 in a tie."""
        return compare(p, other)

    def winners(self, s: State) -> list[int]:
        """Return the seats that nobody is ahead of. Several share the victory."""
        return [p.seat for p in s.players if all(self.compare(p, other) >= 0 for other in s.players)]


def ruleset_named(name: str) -> Ruleset:
    for ruleset in SOLO:
        if ruleset.name == name:
            return ruleset
    return EDITIONS[name]


def everything(n: int) -> int:
    """Return the mask of all n cards. Raises ValueError above 63."""
    if n > len(BIT):
        raise ValueError(f"a mask holds {len(BIT)} cards, not {n}")
    return (1 << n) - 1


def mask(cards: list[Staff]) -> int:
    return sum(1 << card.number - 1 for card in cards)


def waiving(staff: tuple[Staff, ...], waiver: Waiver) -> int:
    return mask([card for card in staff if card.waives is waiver])


def watching(staff: tuple[Staff, ...], kind: int) -> int:
    return mask([card for card in staff if card.reaction is not None and card.reaction.when.event == kind])


def reacts_to_guest(card: Staff, guest: Guest) -> bool:
    reaction = card.reaction
    if reaction is None or reaction.when is not terms.GUEST_LEAVES:
        return False
    return guest.colour in reaction.colours and guest.size >= reaction.size
