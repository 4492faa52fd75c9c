"""Who is asking: the token in the header, and what it gives access to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from grandaustria.server.addresses import client_address
from grandaustria.server.refusals import Refused
from grandaustria.server.services import Services
from grandaustria.server.table import Table
from grandaustria.server.tokens import is_game_id, is_token, place_of

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or a game's invitation.")


@dataclass(frozen=True)
class Caller:
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


async def services_of(request: Request) -> Services:
    """Return what answers requests. Not a plain function: FastAPI would call that in another thread."""
    services: Services = request.app.state.services
    return services


async def known(services: Services, game: str, token: str, address: str) -> Caller:
    """Return the caller with this token. Without a token of the game, there is no such game."""
    if not is_game_id(game) or not is_token(token):
        raise Refused("no_such_game", "There is no such game.")
    table = await services.tables.find(game)
    place = place_of(token, table.hashes)
    if place is None and None in table.hashes:  # given meanwhile, perhaps by another process
        table = await services.tables.refresh_tokens(game)
        place = place_of(token, table.hashes)
    if place is None:
        raise Refused("no_such_game", "There is no such game.")
    seat = place if place < len(table.seats) else None
    if seat is not None:
        services.hub.seen(game, seat)
    return Caller(table, seat, token, address)


async def caller(
    request: Request,
    game: Annotated[str, Path(alias="id")],
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Caller:
    if bearer is None:
        raise Refused("no_token", "A token is needed: Authorization: Bearer …")
    return await known(await services_of(request), game, bearer.credentials, client_address(request.scope))


TheServices = Annotated[Services, Depends(services_of)]
TheCaller = Annotated[Caller, Depends(caller)]
