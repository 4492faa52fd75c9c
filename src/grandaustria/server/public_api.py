"""The routes that need no token: games that were shared, and games that people bring along as text."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse

from grandaustria.game import Game
from grandaustria.server import costs
from grandaustria.server import messages as m
from grandaustria.server import requests as r
from grandaustria.server.access import TheServices, services_of
from grandaustria.server.addresses import client_address
from grandaustria.server.api import ERRORS, Json, Language, Since
from grandaustria.server.loading import Loaded, load, moment, written
from grandaustria.server.new_games import charge as charge_for_a_game
from grandaustria.server.new_games import play_on
from grandaustria.server.position import as_json, names_at, opened, position, spoken, strangers
from grandaustria.server.refusals import Refused
from grandaustria.server.services import Services
from grandaustria.server.sharing import finished, for_all, is_link
from grandaustria.server.table import Table

router = APIRouter(prefix="/api", responses=ERRORS)


class Shared(NamedTuple):
    id: str
    table: Table  # as the link shows it
    game: Game


async def shared(request: Request, link: Annotated[str, Path()]) -> Shared:
    """Return what the link shows. The database decides: a link that was taken back ends everywhere."""
    services = await services_of(request)
    game = await services.store.shared_as(link) if is_link(link) else None
    if game is None:
        raise Refused("no_such_game", "There is no such game.")
    table = await services.tables.find(game)
    return Shared(game, for_all(table, link), finished(table, services.settings.now()))


TheShared = Annotated[Shared, Depends(shared)]


@router.get("/shared/{link}", response_model=m.Position)
async def look_at_shared(seen: TheShared, language: Language = "en", since: Since = 0) -> Json:
    return Json(position(seen.table, None, spoken(language), since, set()))


@router.get("/shared/{link}/replay", response_model=m.Replayed)
async def replay_shared(seen: TheShared, at: Since, language: Language = "en", since: Since = 0) -> Json:
    names = names_at(seen.table, spoken(language))
    return Json(opened(seen.game, names, at, since, spoken(language)))


@router.get("/shared/{link}/record", response_model=m.Record)
async def record_of_shared(seen: TheShared) -> JSONResponse:
    return JSONResponse(seen.game.record())


def loaded(wanted: r.Loading, services: Services, request: Request) -> Loaded:
    """Read the text, for which its address is charged by length."""
    costs.charge(services.requests, client_address(request.scope), costs.LETTER * len(wanted.text))
    return load(wanted.text)


@router.post("/loaded", response_model=m.LoadedGame)
async def read(wanted: r.Loading, services: TheServices, request: Request, language: Language = "en") -> Json:
    """Say what a text is, and return it as a record."""
    kind, game = loaded(wanted, services, request)
    return Json(
        as_json(
            {
                "kind": kind,
                "record": written(game),
                "names": strangers(game.options, spoken(language)),
                "of": game.decisions,
                "over": game.seat is None,
                "scores": game.scores(),
                "winners": game.winners(),
            }
        )
    )


@router.post("/loaded/replay", response_model=m.Replayed)
async def replay_loaded(
    wanted: r.Loading, services: TheServices, request: Request, at: Since, language: Language = "en", since: Since = 0
) -> Json:
    game = loaded(wanted, services, request).game
    return Json(opened(game, strangers(game.options, spoken(language)), at, since, spoken(language)))


@router.post("/loaded/play", response_model=m.Joined, status_code=201)
async def play_loaded(wanted: r.PlayingOn, services: TheServices, request: Request) -> JSONResponse:
    """Make a game against bots that begins at a moment of the loaded one."""
    address = client_address(request.scope)
    then = moment(loaded(wanted, services, request).game, wanted.at)
    charge_for_a_game(services, address)
    game, seat, token = await play_on(services, then, wanted, address)
    return JSONResponse({"game": game, "seat": seat, "token": token}, 201)
