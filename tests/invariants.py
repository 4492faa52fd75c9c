"""What must hold after every choice of every game."""

from __future__ import annotations

from grandaustria import Game
from grandaustria.rules.automa.role import Automa
from grandaustria.rules.board import BIT, DICE, next_spaces, ones
from grandaustria.rules.player import NO_GUEST, Player
from grandaustria.rules.staffing import KNOWN_TO
from grandaustria.rules.state import EMPTY, State


def check_everything(game: Game) -> None:
    s = game.state
    for p in s.players:
        assert 0 <= p.krones <= 20
        assert 0 <= p.emperor <= 13
        assert p.occupied & ~p.tiles == 0
        assert p.used & ~p.staff == 0
    check_cards(s, bool(game.options.promos))
    check_dice(game, s)
    check_groups(s)
    check_tiles(game, s)
    check_automa(s)
    assert [sum(points.values()) for points in game.breakdown()] == game.scores()
    legal = game.choices()
    assert len(legal) == len(set(legal))
    assert bool(legal) == (game.seat is not None)


def check_cards(s: State, promos: bool) -> None:
    """Check that each card is in exactly one place: the masks add up without overlap."""
    queue = [s.queue >> 8 * place & 255 for place in range(5)]
    seated = [p.guest_at(t) for p in s.players for t in range(3) if p.guest_at(t) != NO_GUEST]
    assert EMPTY not in queue
    guests = s.guest_deck + s.guest_discard + sum(BIT[guest] for guest in queue + seated)
    assert guests == BIT[58 if promos else 56] - 1
    staff = s.staff_deck + s.looked + s.dismissed + sum(BIT[card % KNOWN_TO] for card in s.under)
    staff += sum(p.hand + p.staff + p.pack for p in s.players)
    assert staff == BIT[48] - 1


def check_dice(game: Game, s: State) -> None:
    """Check that the dice on spaces, on numbers and discarded in this round are all of them."""
    if s.round == 0:
        return
    discarded = 0
    for event in reversed(game.events()):
        if event["event"] == "round_started":
            break
        discarded += event["event"] == "die_discarded"
    assert s.dice_left() + sum(p.turns for p in s.players) + discarded == DICE[len(s.players)]


def check_groups(s: State) -> None:
    """Check that every full group has paid."""
    for p in hoteliers(s):
        for index, group in enumerate(p.hotel.groups):
            if p.occupied & group == group:
                assert p.groups_paid >> index & 1


def check_tiles(game: Game, s: State) -> None:
    """Check that tiles are connected to the bottom left, unless a penalty has removed one."""
    events = game.events()
    for p in hoteliers(s):
        mine = [event["event"] for event in events if event.get("seat") == p.seat]
        assert mine.count("group_full") == ones(p.groups_paid)
        if "room_removed" not in mine:
            assert p.tiles == reached(p)


def hoteliers(s: State) -> list[Player]:
    return [p for p in s.players if not isinstance(p.role, Automa)]


def check_automa(s: State) -> None:
    """Check what Leopold can have and what he cannot."""
    for p in s.players:
        if isinstance(p.role, Automa):
            assert (p.krones, p.kitchen, p.passed, p.groups_paid, p.used, p.pack) == (0, 0, False, 0, 0, 0)
            assert p.tiles == p.occupied
            assert ones(p.hand | p.staff) == 5
            assert (p.hand | p.staff) & ~s.ruleset.final_scoring == 0
            used = p.memory[1:]
            assert len(set(used)) == len(used) == (2 * s.round - 2 + p.turns if s.round else 0)


def reached(p: Player) -> int:
    """Return the tiles that are connected to the bottom-left one."""
    found = p.tiles & 1
    while found and found != (grown := found | next_spaces(found) & p.tiles):
        found = grown
    return found
