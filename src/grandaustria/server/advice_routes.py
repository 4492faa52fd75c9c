"""The routes of hints and forecasts, at tables that have agreed on them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from grandaustria.bots.deeds import Deed
from grandaustria.bots.outlook import Outlook
from grandaustria.bots.suggest import SuggestedTurn
from grandaustria.game import Game
from grandaustria.server import advice_messages as m
from grandaustria.server import requests as r
from grandaustria.server.access import Caller, TheCaller, TheServices
from grandaustria.server.api import ERRORS, Language
from grandaustria.server.disconnects import while_connected
from grandaustria.server.position import spoken
from grandaustria.server.refusals import Refused
from grandaustria.server.turns import after_turn_of, turn_start
from grandaustria.words.hints import why
from grandaustria.words.plain import plain
from grandaustria.words.text import text_of

router = APIRouter(prefix="/api", responses=ERRORS)


@router.post("/games/{id}/hint", response_model=m.Hints)
async def hint(
    who: TheCaller,
    services: TheServices,
    request: Request,
    wanted: r.HintWanted | None = None,
    language: Language = "en",
) -> JSONResponse:
    seat, game = _playing(who)
    table = who.table
    if not table.agreement.hints:
        raise Refused("switched_off", "At this table there are no hints.")
    if table.seat != seat:
        raise Refused("not_your_turn", "It is not your turn.")
    asked = wanted or r.HintWanted()
    advising = services.hints.ask(who.game, seat, who.address, game.view(seat), asked.ms, table.seq, asked.quick)
    advice = await while_connected(request, advising)
    said, state = spoken(language), game.state
    hints: list[m.Hint] = [
        {
            "choice": each.choice,
            "text": text_of(state, each.choice, said),
            "points": each.points,
            "behind": each.behind,
            "why": _why(each.deeds, said),
        }
        for each in advice.choices
    ]
    turns = [_turn(game, turn, said) for turn in advice.turns]
    told: m.Hints = {
        "seq": table.seq,
        "hints": hints,
        "turns": turns,
        "looks": advice.looks,
        "progress": advice.progress,
        "sure": advice.sure,
    }
    return JSONResponse(told)


def _turn(game: Game, turn: SuggestedTurn, language: str) -> m.HintedTurn:
    """Put a turn into words. Its last choice is not played: that could ask nature."""
    game = game.copy()
    steps: list[str] = []
    for choice in turn.choices:
        if steps:
            game.play(turn.choices[len(steps) - 1])
        steps.append(plain(text_of(game.state, choice, language)))
    return {
        "choices": list(turn.choices),
        "steps": steps,
        "whole": turn.whole,
        "points": turn.points,
        "behind": turn.behind,
        "why": _why(turn.deeds, language),
    }


def _why(deeds: tuple[Deed, ...], language: str) -> str | None:
    return why(((deed.kind, deed.arguments) for deed in deeds), language)


@router.get("/games/{id}/forecast", response_model=m.Forecast)
async def forecast(who: TheCaller, services: TheServices, request: Request) -> JSONResponse:
    """Forecast the position in which the turn began that is being played: it tells nothing about single choices."""
    seat, game = _playing(who)
    if not who.table.agreement.forecast:
        raise Refused("switched_off", "At this table there are no forecasts.")
    now = turn_start(game)
    if now is None:
        return JSONResponse({"seq": who.table.seq, "forecast": None, "since": None})
    before = after_turn_of(game, seat)
    views = [game.rewound(at).view(seat) for at in (now, *(() if before is None else (before,)))]
    found = await while_connected(request, services.hints.forecast(who.address, views))
    told: m.Forecast = {
        "seq": who.table.seq,
        "forecast": _outlook(found[0]),
        "since": _outlook(found[1]) if len(found) > 1 else None,
    }
    return JSONResponse(told)


def _outlook(found: Outlook) -> m.Outlook:
    return {"points": found.points, "chances": found.chances}


def _playing(who: Caller) -> tuple[int, Game]:
    seat = who.on_a_seat()
    if who.table.game is None:
        raise Refused("not_started", "The game has not started.")
    return seat, who.table.game
