"""Who is asking: the token in the header, and what it gives access to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from grandaustria.server.addresses import client_address
from grandaustria.server.house import House
from grandaustria.server.refusals import Refused
from grandaustria.server.table import Table
from grandaustria.server.tokens import is_game_id, is_token, place_of

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or a game's invitation.")


@dataclass(frozen=True)
class Asker:
    """A caller at a table: with a seat, or with the invitation."""

    table: Table
    seat: int | None
    token: str
    address: str

    @property
    def game(self) -> str:
        return self.table.agreement.game

    def on_a_seat(self) -> int:
        if self.seat is None:
            raise Refused("not_for_spectators", "Only players can do that.")
        return self.seat


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def known(house: House, game: str, token: str, address: str) -> Asker:
    """Return the caller with this token. Without a token of the game, there is no such game."""
    if not is_game_id(game) or not is_token(token):
        raise Refused("no_such_game", "There is no such game.")
    table = await house.tables.find(game)
    place = place_of(token, table.hashes)
    if place is None and None in table.hashes:  # given meanwhile, perhaps by another process
        table = await house.tables.refresh_tokens(game)
        place = place_of(token, table.hashes)
    if place is None:
        raise Refused("no_such_game", "There is no such game.")
    seat = place if place < len(table.seats) else None
    if seat is not None:
        house.hub.seen(game, seat)
    return Asker(table, seat, token, address)


async def asker(
    request: Request, id: str, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
) -> Asker:
    if bearer is None:
        raise Refused("no_token", "A token is needed: Authorization: Bearer …")
    return await known(house_of(request), id, bearer.credentials, client_address(request.scope))


TheHouse = Annotated[House, Depends(house_of)]
TheAsker = Annotated[Asker, Depends(asker)]
