"""The routes of reviews: where a finished game was decided, and turns of it that are tried in another way."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from grandaustria.analysis.review.course import Course, Turn
from grandaustria.analysis.review.retry import Retry, tried
from grandaustria.errors import IllegalChoice
from grandaustria.game import Game
from grandaustria.server import costs
from grandaustria.server import messages as m
from grandaustria.server import requests as r
from grandaustria.server.access import Caller, TheCaller, TheServices
from grandaustria.server.addresses import client_address
from grandaustria.server.api import ERRORS, Json, Language
from grandaustria.server.position import as_json, names_at, position, spoken
from grandaustria.server.public_api import Shared, TheShared
from grandaustria.server.refusals import Refused
from grandaustria.server.review_words import in_steps, in_words
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.sharing import finished
from grandaustria.server.table import Table

FOUND: Final = 1.0  # points that may be given away in a turn that counts as found

router = APIRouter(prefix="/api", responses=ERRORS)


def _for_players(who: Caller, services: Services) -> Shared:
    """Return the finished game of somebody who has played it."""
    game = finished(who.table, services.settings.now())
    who.on_a_seat()
    return Shared(who.game, who.table, game)


@router.post("/games/{id}/review", response_model=m.Reviewed)
async def start_review(who: TheCaller, services: TheServices, language: Language = "en") -> JSONResponse:
    """Begin to look at the finished game, or go on, and return what is known so far."""
    seen = _for_players(who, services)
    await services.reviews.start(seen.id, seen.game.record(), who.address)
    return await _known(seen, services, who.address, language)


@router.get("/games/{id}/review", response_model=m.Reviewed)
async def review(who: TheCaller, services: TheServices, language: Language = "en") -> JSONResponse:
    return await _known(_for_players(who, services), services, who.address, language)


@router.post("/shared/{link}/review", response_model=m.Reviewed)
async def start_review_of_shared(
    seen: TheShared, services: TheServices, request: Request, language: Language = "en"
) -> JSONResponse:
    address = client_address(request.scope)
    await services.reviews.start(seen.id, seen.game.record(), address)
    return await _known(seen, services, address, language)


@router.get("/shared/{link}/review", response_model=m.Reviewed)
async def review_of_shared(
    seen: TheShared, services: TheServices, request: Request, language: Language = "en"
) -> JSONResponse:
    return await _known(seen, services, client_address(request.scope), language)


async def _known(seen: Shared, services: Services, address: str, language: r.Language) -> JSONResponse:
    known = await services.reviews.known(seen.id)
    if known.document is not None:
        looked = known.document["progress"]["turns"]
        costs.charge(services.requests, address, costs.REVIEW + costs.REVIEWED * looked)
    return JSONResponse(in_words(known, seen.game, names_at(seen.table, spoken(language)), spoken(language)))


@router.post("/games/{id}/review/look", response_model=m.Retrying)
async def look_at_a_turn(wanted: r.TurnTried, who: TheCaller, services: TheServices, language: Language = "en") -> Json:
    """Return a turn after some choices. Nothing is written: a choice is taken back by leaving it out."""
    seen = _for_players(who, services)
    course = Course(seen.game)
    turn = _turn(course, wanted.turn)
    retry = _retried(turn, wanted.choices)
    table = _table_at(seen, turn, retry, services.settings)
    names = names_at(seen.table, spoken(language))
    steps = in_steps(course, turn.number, retry.answers, names, spoken(language)).steps
    shown = position(table, turn.seat, spoken(language), 0, set(range(len(table.seats))))
    told = as_json({"done": retry.done, "steps": steps})
    return Json(f'{told[:-1]},"table":{shown}}}')


@router.post("/games/{id}/review/tries", response_model=m.Retried)
async def try_a_turn(
    wanted: r.TurnTried, who: TheCaller, services: TheServices, language: Language = "en"
) -> JSONResponse:
    """Measure another way to play a turn against the best one that is known."""
    seen = _for_players(who, services)
    course = Course(seen.game)
    turn = _turn(course, wanted.turn)
    retry = _retried(turn, wanted.choices)
    if not retry.done:
        raise Refused("invalid", "The turn is not finished.", field="choices")
    behind = await services.reviews.behind(seen.id, seen.game.record(), turn.number, retry.choices, who.address)
    names = names_at(seen.table, spoken(language))
    steps = in_steps(course, turn.number, retry.answers, names, spoken(language)).steps
    return JSONResponse({"behind": max(behind, 0.0), "found": behind < FOUND, "steps": steps})


def _turn(course: Course, number: int) -> Turn:
    if number >= len(course.turns):
        raise Refused("invalid", "There is no such turn.", field="turn")
    return course.turns[number]


def _retried(turn: Turn, choices: list[int]) -> Retry:
    try:
        return tried(turn, choices)
    except IllegalChoice:
        raise Refused("illegal_choice", "This is not possible now.") from None


def _table_at(seen: Shared, turn: Turn, retry: Retry, settings: Settings) -> Table:
    """Return the game in the middle of the turn, as a table that can be shown like any other."""
    record = seen.game.record()
    record["choices"] = [*record["choices"][: turn.first], *retry.answers[: retry.settled]]
    table = Table(replace(seen.table.agreement, clock={"kind": "none"}, pace="instant"), settings.nature)
    table.seats = [replace(seat, stand_in=None, stays=False, resigned=False) for seat in seen.table.seats]
    table.game = Game.replay(record)
    return table
