"""Finished games: when they may be seen whole, who has agreed that anybody may see them, and what a link shows."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from typing import Final

from grandaustria.game import Game
from grandaustria.server import happenings as h
from grandaustria.server.days import end_of, is_closed
from grandaustria.server.log import Entry, Move
from grandaustria.server.refusals import Refused
from grandaustria.server.table import Table

_LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def is_link(text: str) -> bool:
    return _LINK.fullmatch(text) is not None


def finished(table: Table, now: float) -> Game:
    """Return the game if it may be seen with nothing hidden: in a replay, as a record, under a link.

    A deal of the day stays closed until its day is over: it would show everybody's dice and cards.
    """
    if table.game is None or table.status != "over":
        raise Refused("not_over", "The game is not over.")
    day = table.agreement.day
    if day is not None and is_closed(day, now):
        raise Refused("day_not_over", "This deal stays closed until its day is over.", ends=end_of(day))
    return table.game


def share(table: Table, seat: int, at: float) -> list[Move]:
    """Agree that anybody may see the game. It gets its link when every person seated has agreed. Idempotent."""
    finished(table, at)
    if seat in table.agreed:
        return []
    table.check_extras(seat)
    missing = people(table) - table.agreed - {seat}
    link = None if missing else secrets.token_urlsafe(16)
    return [Move(Entry(table.seq + 1, at, h.AgreedToShare(seat, link)))]


def unshare(table: Table, seat: int, at: float) -> list[Move]:
    """Take the agreement back. The link ends, and the game gets another one if it is shared again. Idempotent."""
    return [Move(Entry(table.seq + 1, at, h.StoppedSharing(seat)))] if seat in table.agreed else []


def people(table: Table) -> set[int]:
    """Return the seats whose persons must agree: all people who played, those who left included."""
    return {k for k, seat in enumerate(table.seats) if seat.kind == "person"}


def for_all(table: Table, link: str) -> Table:
    """Return the table as its link shows it: the game and the names, not when people were away nor what followed."""
    shown = table.copy()
    shown.agreement = replace(table.agreement, game=link)
    shown.seats = [replace(seat, missed=0) for seat in table.seats]
    shown.notices = []
    shown.rematch = None
    return shown
