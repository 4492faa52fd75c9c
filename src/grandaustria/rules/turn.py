"""A turn: take a guest, take a die and do its action, do additional actions, or pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.actions import (
    COPY_ACTION,
    COPY_ACTION_BOOSTED,
    COPY_ACTION_FREE,
    push_action,
    push_space,
)
from grandaustria.rules.any_order import chain
from grandaustria.rules.board import (
    BIT,
    GUEST_COST,
    ITEM,
    OBJECTIVE_POINTS,
    PAYABLE_PLACES,
    TABLES,
    WHOLE_QUEUE,
    kinds,
    lowest,
)
from grandaustria.rules.choices import (
    AMOUNT,
    CLAIM,
    END_TURN,
    EXTRA_ACTION,
    EXTRA_ACTION_BOOSTED,
    MOVE_IN,
    PASS,
    SERVE,
    TAKE_DIE,
    TAKE_DIE_BOOSTED,
    TAKE_GUEST,
    TAKE_KRONES,
    USE_MEMBERS,
    USE_STAFF,
    Legal,
)
from grandaustria.rules.guests import MOVE_GUEST_IN, rooms_for, seat_guest
from grandaustria.rules.ledger import pay, put_on_table, score, step_forward
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, State, Step

SERVED_FOR_A_KRONE: Final = 3


class Turn(Effect):
    """One turn. It stays on the agenda until the player ends it or passes."""

    def asks(self, s: State, step: Step) -> bool:
        return True

    def choices(self, s: State, step: Step, out: Legal) -> None:
        p = s.players[step.seat]
        mask: i64 = self._cafe(s, p, out)  # bit k stands for choice k
        if not s.die_taken:
            if not s.guest_taken and p.free_table() >= 0:
                mask |= payable_places(s, p) << TAKE_GUEST
            mask |= self._dice(s, p, out)
        for letter in range(3):
            if p.place_claimed(letter) == 0 and s.objective(letter).condition.holds(s, p) and s.claimed(letter) < 3:
                mask |= BIT[CLAIM + letter]
        usable: i64 = p.staff & s.ruleset.once_per_round & ~p.used
        if usable:
            out.offer_members(USE_STAFF, USE_MEMBERS, usable)
        if s.die_taken or s.extra or s.dice == 0:
            mask |= BIT[END_TURN]
        elif not s.acted:
            mask |= BIT[PASS]
        out.offer(0, mask)

    def _dice(self, s: State, p: Player, out: Legal) -> i64:
        plain: i64 = 0
        boosted: i64 = 0
        value: i64 = 1
        dice: i64 = s.dice
        while dice:
            if dice & 255:
                fee: i64 = fee_of(s, p, value)
                if not s.extra or p.krones >= fee:
                    plain |= BIT[value - 1]
                if p.krones > fee:
                    boosted |= BIT[value - 1]
            dice >>= 8
            value += 1
        if s.extra:
            out.offer(EXTRA_ACTION, plain | boosted << EXTRA_ACTION_BOOSTED - EXTRA_ACTION)
            return 0
        return plain << TAKE_DIE | boosted << TAKE_DIE_BOOSTED

    def _cafe(self, s: State, p: Player, out: Legal) -> i64:
        servable: i64 = 0
        if s.serving > 0 or p.krones > 0 or p.staff & s.ruleset.free_serving:
            servable = kinds(p.kitchen)
        serving: i64 = 0
        moving: i64 = 0
        for table in range(TABLES):
            guest: i64 = p.guest_at(table)
            missing: i64 = p.missing_at(table)
            if missing:
                serving |= (kinds(missing) & servable) << 4 * table
            elif guest >= 0 and rooms_for(s, p, guest):
                moving |= BIT[MOVE_IN + table]
        if serving:
            out.offer(SERVE, serving)
        return moving

    def play(self, s: State, step: Step, choice: i64) -> None:
        p = s.players[step.seat]
        if choice == PASS:
            p.passed = True
            s.tell(events.PASSED, p.seat, 0, 0)
            return
        if choice == END_TURN:
            self._end(s, p)
            return
        s.agenda = step
        s.acted = True
        if SERVE <= choice < TAKE_KRONES:
            serve(s, p, (choice - SERVE) % 4, (choice - SERVE) // 4)
            return
        s.serving = 0
        if choice < TAKE_DIE:
            place: i64 = choice - TAKE_GUEST
            s.guest_taken = True
            seat_guest(s, p, place, guest_cost(s, p, place))
        elif choice < TAKE_DIE_BOOSTED:
            take_die(s, p, choice - TAKE_DIE + 1, False)
        elif choice < MOVE_IN:
            take_die(s, p, choice - TAKE_DIE_BOOSTED + 1, True)
        elif choice < CLAIM:
            s.push(MOVE_GUEST_IN, p.seat, choice - MOVE_IN)
        elif choice < AMOUNT:
            claim(s, p, choice - CLAIM)
        elif choice >= USE_STAFF:
            use_staff(s, p, s.member(choice))
        elif choice < EXTRA_ACTION_BOOSTED:
            s.die_taken = True
            push_space(s, p.seat, choice - EXTRA_ACTION + 1, 0)
        else:
            s.die_taken = True
            boost(s, p)
            push_space(s, p.seat, choice - EXTRA_ACTION_BOOSTED + 1, 1)

    def _end(self, s: State, p: Player) -> None:
        s.tell(events.TURN_ENDED, p.seat, 0, 0)
        if s.extra_turns > 0:
            s.extra_turns -= 1
            push_turn(s, p, True)


TURN: Final = Turn("turn")


def push_turn(s: State, p: Player, extra: bool) -> None:
    s.acted = False
    s.guest_taken = False
    s.die_taken = False
    s.serving = 0
    s.extra = extra
    s.tell(events.TURN_STARTED, p.seat, 0 if extra else s.visible_number(p), 1 if extra else 0)
    s.push(TURN, p.seat, 0)


def payable_places(s: State, p: Player) -> i64:
    """Return the places of the queue whose guests the player can pay for."""
    return WHOLE_QUEUE if p.staff & s.ruleset.free_guests else PAYABLE_PLACES[min(p.krones, 3)]


def guest_cost(s: State, p: Player, place: i64) -> i64:
    return 0 if p.staff & s.ruleset.free_guests else GUEST_COST[place]


def fee_of(s: State, p: Player, value: i64) -> i64:
    """Return what the action of a space costs, without the boost."""
    if value < 6:
        return 0
    return 0 if p.staff & s.ruleset.no_fee and not s.extra else 1


def boost(s: State, p: Player) -> None:
    s.tell(events.BOOSTED, p.seat, 0, 0)
    pay(s, p, 1)


def take_die(s: State, p: Player, value: i64, boosted: bool) -> None:
    """Count the dice, take one, cover a number, and do the action. Staff react to the die, not to the action."""
    strength: i64 = s.dice_on(value)
    s.tell(events.DIE_TAKEN, p.seat, value, strength)
    s.dice -= BIT[8 * value - 8]
    p.turns += 1
    s.die_taken = True
    if boosted:
        boost(s, p)
        strength += 1
    both = False
    also: Step | None = None
    watchers: i64 = p.staff & s.ruleset.on_die[value]
    while watchers:
        bonus = s.ruleset.staff[lowest(watchers)].die
        assert bonus is not None
        watchers &= watchers - 1
        strength += bonus.strength
        score(s, p, bonus.points, events.FROM_STAFF)
        step_forward(s, p, bonus.steps)
        both = both or bonus.both
        if bonus.also is not None:
            also = chain(bonus.also, p.seat, also)
    if value < 6:
        push_action(s, p.seat, value, strength, both, also)
    elif p.staff & s.ruleset.no_fee:
        s.push(COPY_ACTION_FREE, p.seat, strength)
    else:
        s.push(COPY_ACTION_BOOSTED if boosted else COPY_ACTION, p.seat, strength)


def serve(s: State, p: Player, food: i64, table: i64) -> None:
    """Move an item from the kitchen to a guest. A krone pays for up to three in a row."""
    if s.serving > 0:
        s.serving -= 1
    elif p.staff & s.ruleset.free_serving == 0:
        pay(s, p, 1)
        s.serving = SERVED_FOR_A_KRONE - 1
    item: i64 = ITEM[food]
    p.kitchen -= item
    put_on_table(s, p, food, table, events.SERVED)


def claim(s: State, p: Player, letter: i64) -> None:
    place: i64 = s.claimed(letter) + 1
    p.claims |= place << (2 * letter)
    s.tell(events.OBJECTIVE_CLAIMED, p.seat, s.objective(letter).number, place)
    score(s, p, OBJECTIVE_POINTS[place - 1], events.FROM_OBJECTIVES)


def use_staff(s: State, p: Player, card: i64) -> None:
    p.used |= BIT[card]
    s.tell(events.STAFF_USED, p.seat, card + 1, 0)
    s.push_parts(s.ruleset.staff[card].parts, p.seat)
