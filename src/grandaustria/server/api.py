"""The HTTP routes. Answers are built by hand and only described by the models, so nothing is validated twice."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, lru_cache
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import JSONResponse

from grandaustria.bots.ladder import BOTS
from grandaustria.cards.editions import EDITIONS, SOLO
from grandaustria.options import ALONE, DAY_HOTELS, STAFF_MODES
from grandaustria.rules.board import ROUNDS
from grandaustria.server import costs
from grandaustria.server import messages as m
from grandaustria.server import requests as r
from grandaustria.server.access import Caller, TheCaller, TheServices
from grandaustria.server.addresses import client_address
from grandaustria.server.card_messages import Cards, LeopoldCards
from grandaustria.server.new_games import charge as charge_for_a_game
from grandaustria.server.new_games import make, rematch, watch_again
from grandaustria.server.open_tables import Attempt
from grandaustria.server.position import (
    as_json,
    events,
    names_at,
    opened,
    position,
    sharing_at,
    shown_names,
    speaker,
    spoken,
)
from grandaustria.server.refusals import Refused
from grandaustria.server.seats import LONGEST_MESSAGE, LONGEST_NAME, name_of
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.sharing import finished, share, unshare
from grandaustria.server.store import Listed, Seated
from grandaustria.server.tokens import derived_token, hashed, new_token
from grandaustria.words.card_data import cards_as_json
from grandaustria.words.catalogue import catalogue, languages
from grandaustria.words.instructions import leopold_as_json

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Error} for status in (400, 401, 403, 404, 409, 410, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api", responses=ERRORS)

Language = Annotated[r.Language, Query()]
Since = Annotated[int, Query(ge=0, le=1_000_000)]


class Json(Response):
    """A response of JSON that is already text."""

    media_type = "application/json"


@router.get("/about", response_model=m.About)
async def about(services: TheServices, language: Language = "en") -> Json:
    return Json(_about(services.settings, spoken(language)))


@lru_cache(16)  # one for each language
def _about(settings: Settings, language: str) -> str:
    words = catalogue(language)
    return as_json(
        {
            "version": version("grandaustria"),
            "languages": list(languages()),
            "bots": [
                {"name": name, "text": words.say(f"bot-{name}"), "rating": level.rating} for name, level in BOTS.items()
            ],
            "options": {
                "players": [2, 3, 4],
                "hotel": ["night", "day", *DAY_HOTELS],
                "staff": list(STAFF_MODES),
                "edition": list(EDITIONS),
                "promos": [True, False],
                "mode": [ALONE],
                "level": list(range(1, len(SOLO) + 1)),
            },
            "paces": list(r.PACES),
            "clocks": {"none": {}, "turn": {"seconds": [30, 3600]}, "day": {"days": [1, 14]}},
            "limits": {
                "name": LONGEST_NAME,
                "chat": LONGEST_MESSAGE,
                "body": settings.largest_body,
                "games_per_hour": settings.games_per_hour,
                "away_after": settings.away_after,
            },
        }
    )


@router.get("/cards", response_model=Cards)
async def cards(language: Language = "en", edition: str = "current") -> Json:
    if edition not in EDITIONS:
        raise Refused("invalid", f"One of {', '.join(EDITIONS)}.", field="edition")
    return Json(_cards(edition, spoken(language)), headers={"Cache-Control": "public, max-age=3600"})


@cache
def _cards(edition: str, language: str) -> bytes:
    return as_json(cards_as_json(edition, language)).encode()


@router.get("/leopold", response_model=LeopoldCards)
async def leopold(language: Language = "en") -> Json:
    """Return the cards of Leopold, against whom people play alone."""
    return Json(_leopold(spoken(language)), headers={"Cache-Control": "public, max-age=3600"})


@cache
def _leopold(language: str) -> bytes:
    return as_json({"cards": leopold_as_json(language)}).encode()


@router.post("/games", response_model=m.Made, status_code=201)
async def make_game(wanted: r.NewGame, services: TheServices, request: Request) -> JSONResponse:
    charge_for_a_game(services, client_address(request.scope))
    game, invitation, tokens = await make(services, wanted, client_address(request.scope))
    seats = [{"seat": seat, "token": token} for seat, token in tokens.items()]
    return JSONResponse({"game": game, "invitation": invitation, "seats": seats}, 201)


@router.post("/my-games", response_model=m.Summaries)
async def my_games(
    wanted: r.Tokens, services: TheServices, request: Request, language: Language = "en"
) -> JSONResponse:
    costs.charge(services.requests, client_address(request.scope), costs.TOKEN * len(wanted.tokens))
    hashes = [hashed(token) if token.isascii() else "" for token in wanted.tokens]
    found = await services.store.games_of([each for each in hashes if each])
    seated = await services.store.seated_in({listed.game for listed in found.values()})
    looking = await services.reviews.under_way(seated.keys())
    return JSONResponse({"games": [_summary(found.get(each), seated, looking, spoken(language)) for each in hashes]})


def _summary(
    listed: Listed | None, seated: dict[str, list[Seated]], looking: set[str], language: str
) -> dict[str, Any] | None:
    """None if there is no such game, or nothing is left of its seats."""
    if listed is None or listed.game not in seated:
        return None
    here = seated[listed.game]
    return asdict(listed) | {
        "names": shown_names([seat.name for seat in here], language, listed.level is not None),
        "bots": [seat.bot for seat in here],
        "your_turn": listed.you is not None and listed.seat == listed.you,
        "rounds": ROUNDS,
        "reviewing": listed.game in looking,
    }


@router.get("/games/{id}", response_model=m.Position)
async def look(who: TheCaller, services: TheServices, language: Language = "en", since: Since = 0) -> Json:
    connected = services.hub.connected(who.game)
    return Json(position(who.table, who.seat, spoken(language), since, connected))


@router.post("/games/{id}/join", response_model=m.Joined, status_code=201)
async def join(wanted: r.Joining, who: TheCaller, services: TheServices) -> JSONResponse:
    if who.seat is not None:
        raise Refused("has_a_seat", "You have a seat already; others join with the invitation.")
    token, now = derived_token(wanted.secret or new_token(), who.game), services.settings.now()
    await services.tables.act(
        who.game, lambda table: table.join(wanted.name, wanted.seat, hashed(token), now), address=who.address
    )
    seat = (await services.tables.find(who.game)).hashes.index(hashed(token))
    return JSONResponse({"game": who.game, "seat": seat, "token": token}, 201)


@router.post("/games/{id}/fill", response_model=m.Written)
async def fill(wanted: r.Filling, who: TheCaller, services: TheServices) -> JSONResponse:
    by, now = who.on_a_seat(), services.settings.now()
    name = wanted.name or name_of(wanted.bot)
    seq = await services.tables.act(
        who.game, lambda table: table.fill(by, wanted.seat, wanted.bot, name, now), address=who.address
    )
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/choices", response_model=m.Written)
async def choose(wanted: r.Choices, who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(
        who.game,
        lambda table: [table.choose(seat, wanted.choices, wanted.request, now)],
        seat=seat,
        seq=wanted.seq,
        request=wanted.request,
        address=who.address,
    )
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/undo", response_model=m.Written)
async def undo(wanted: r.TakingBack, who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(
        who.game,
        lambda table: [table.take_back(seat, wanted.steps, wanted.request, now)],
        seat=seat,
        seq=wanted.seq,
        request=wanted.request,
        address=who.address,
    )
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/chat", response_model=m.SaidAs, status_code=201)
async def say(wanted: r.Saying, who: TheCaller, services: TheServices, request: Request) -> JSONResponse:
    seat = who.on_a_seat()
    wait = services.chat.wait(client_address(request.scope))
    if wait:
        raise Refused("too_many", "Too much was said from this address.", retry_after=int(wait) + 1)
    n = await services.store.say(who.game, seat, wanted.text, wanted.request)
    services.hub.said(who.game)
    return JSONResponse({"n": n}, 201)


@router.post("/games/{id}/resign", response_model=m.Written)
async def resign(who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(who.game, lambda table: table.resign(seat, now), address=who.address)
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/replace", response_model=m.Written)
async def replace(wanted: r.Replacing, who: TheCaller, services: TheServices) -> JSONResponse:
    by, now = who.on_a_seat(), services.settings.now()
    if wanted.seat >= len(who.table.seats):
        raise Refused("invalid", "There is no such seat.", field="seat")
    if await services.notices.away_for(who.game, wanted.seat) < services.settings.away_after:
        done = await services.store.written(who.game, by, wanted.request)
        if done is None:
            raise Refused("not_away", "This person was there a moment ago.")
        return JSONResponse({"seq": done})
    seq = await services.tables.act(
        who.game,
        lambda table: [table.call_stand_in(wanted.seat, wanted.request, now, by)],
        seat=by,
        request=wanted.request,
        address=who.address,
    )
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/pace", response_model=m.Written)
async def set_pace(wanted: r.PaceWanted, who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(who.game, lambda table: table.set_pace(seat, wanted.pace, now), address=who.address)
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/hurry", response_model=m.Written)
async def hurry(who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(who.game, lambda table: table.hurry(seat, now), address=who.address)
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/return", response_model=m.Written)
async def come_back(who: TheCaller, services: TheServices) -> JSONResponse:
    seat, now = who.on_a_seat(), services.settings.now()
    seq = await services.tables.act(who.game, lambda table: [table.come_back(seat, now)], address=who.address)
    return JSONResponse({"seq": seq})


@router.post("/games/{id}/rematch", response_model=m.Again)
async def play_again(who: TheCaller, services: TheServices, request: Request) -> JSONResponse:
    game = who.table.rematch
    if game is None and who.seat is not None and who.table.status in ("over", "abandoned"):
        charge_for_a_game(services, client_address(request.scope))
    if who.seat is None and game is not None:
        token = await watch_again(services, game, who.token)
    else:
        game, token = await rematch(services, who.table, who.on_a_seat(), who.token, who.address)
    return JSONResponse({"game": game, "seat": who.seat, "token": token})


@router.post("/games/{id}/share", response_model=m.Shared)
async def agree_to_share(who: TheCaller, services: TheServices) -> JSONResponse:
    """Agree that anybody may see the finished game."""
    seat, now = who.on_a_seat(), services.settings.now()
    return await _sharing(who, services, lambda table: share(table, seat, now))


@router.post("/games/{id}/unshare", response_model=m.Shared)
async def stop_sharing(who: TheCaller, services: TheServices) -> JSONResponse:
    """Take the agreement back. The link ends at once."""
    seat, now = who.on_a_seat(), services.settings.now()
    return await _sharing(who, services, lambda table: unshare(table, seat, now))


async def _sharing(who: Caller, services: Services, attempt: Attempt) -> JSONResponse:
    seq = await services.tables.act(who.game, attempt, address=who.address)
    return JSONResponse({"seq": seq, "sharing": sharing_at(await services.tables.find(who.game))})


@router.get("/games/{id}/events", response_model=m.Events)
async def what_happened(who: TheCaller, language: Language = "en", since: Since = 0) -> Json:
    return Json(events(who.table, who.seat, spoken(language), since))


@router.get("/games/{id}/chat", response_model=m.Messages)
async def what_was_said(
    who: TheCaller, services: TheServices, language: Language = "en", since: Since = 0
) -> JSONResponse:
    said = await services.store.said_since(who.game, since, len(who.table.seats))
    shown = [asdict(each) | {"name": speaker(who.table, each.seat, each.at, spoken(language))} for each in said]
    return JSONResponse({"list": shown})


@router.get("/games/{id}/replay", response_model=m.Replayed)
async def replay(who: TheCaller, services: TheServices, at: Since, language: Language = "en", since: Since = 0) -> Json:
    game, names = finished(who.table, services.settings.now()), names_at(who.table, spoken(language))
    return Json(opened(game, names, at, since, spoken(language)))


@router.get("/games/{id}/record", response_model=m.Record)
async def record(who: TheCaller, services: TheServices) -> JSONResponse:
    return JSONResponse(finished(who.table, services.settings.now()).record())
