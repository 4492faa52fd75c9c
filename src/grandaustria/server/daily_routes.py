"""The routes of the deal and the puzzle of the day."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from grandaustria.puzzles import Puzzle
from grandaustria.server import daily_messages as m
from grandaustria.server import requests as r
from grandaustria.server.access import TheServices
from grandaustria.server.addresses import client_address
from grandaustria.server.api import ERRORS, Json, Language
from grandaustria.server.daily_store import FOUND
from grandaustria.server.days import day_of, end_of
from grandaustria.server.new_games import DAILY_BOT, deal_of_the_day
from grandaustria.server.new_games import charge as charge_for_a_game
from grandaustria.server.position import position, spoken
from grandaustria.server.puzzle_of_the_day import TRIES, attempted, table_of
from grandaustria.server.services import Services
from grandaustria.words.plain import plain
from grandaustria.words.text import text_of

router = APIRouter(prefix="/api/daily", responses=ERRORS)


@router.get("", response_model=m.Today)
async def today(services: TheServices) -> JSONResponse:
    day = day_of(services.settings.now())
    played, best = await services.daily.deals(day)
    deal = {"bot": DAILY_BOT, "played": played, "best": best}
    return JSONResponse({"day": day, "ends": end_of(day), "deal": deal, "puzzle": await _puzzle(services, day)})


async def _puzzle(services: Services, day: str) -> dict[str, Any] | None:
    puzzle = await services.puzzle.of(day)
    if puzzle is None:
        return None
    game = attempted(puzzle, ()).game
    return {
        "id": puzzle.id,
        "difficulty": puzzle.difficulty,
        "round": game.round,
        "players": game.options.players,
        "tries": TRIES,
        "solvers": await _solvers(services, day),
    }


async def _solvers(services: Services, day: str) -> dict[str, int]:
    return dict(zip(("found", "close", "others"), await services.daily.results(day), strict=True))


@router.post("/deal", response_model=m.Dealt, status_code=201)
async def play_the_deal(services: TheServices, request: Request, wanted: r.DealWanted | None = None) -> JSONResponse:
    address = client_address(request.scope)
    charge_for_a_game(services, address)
    day, game, token = await deal_of_the_day(services, wanted or r.DealWanted(), address)
    return JSONResponse({"day": day, "game": game, "seat": 0, "token": token}, 201)


@router.post("/puzzle/look", response_model=m.Looked)
async def look_at_the_puzzle(wanted: r.PuzzleLook, services: TheServices, language: Language = "en") -> Json:
    """Return the puzzle after some choices. Nothing is written: a choice is taken back by leaving it out."""
    puzzle = await services.puzzle.today(wanted.day)
    attempt = attempted(puzzle, wanted.choices)
    table = table_of(puzzle, attempt, services.settings)
    shown = position(table, attempt.seat, spoken(language), 0, set(range(len(table.seats))))
    return Json(f'{{"done":{"true" if attempt.done else "false"},"table":{shown}}}')


@router.post("/puzzle/tries", response_model=m.Tried)
async def try_the_puzzle(
    wanted: r.PuzzleTry, services: TheServices, request: Request, language: Language = "en"
) -> JSONResponse:
    puzzle = await services.puzzle.today(wanted.day)
    missing = None
    address = client_address(request.scope)
    if wanted.choices:
        missing = await services.puzzle.try_out(puzzle, wanted.day, wanted.solver, wanted.n, wanted.choices, address)
    else:
        await services.puzzle.give_up(wanted.day, wanted.solver, wanted.n, address)
    over = await services.puzzle.is_over(wanted.day, wanted.solver)
    return JSONResponse(
        {
            "missing": missing,
            "found": missing is not None and missing <= FOUND,
            "over": over,
            "best": _in_words(puzzle, spoken(language)) if over else None,
            "solvers": await _solvers(services, wanted.day),
        }
    )


def _in_words(puzzle: Puzzle, language: str) -> list[str]:
    words = []
    attempt = attempted(puzzle, ())
    for choice in puzzle.best.choices:
        words.append(plain(text_of(attempt.game.state, choice, language)))
        attempt.play(choice)
    return words


@router.get("/puzzle/clue", response_model=m.Clue)
async def clue(
    services: TheServices, day: r.Day, level: Annotated[int, Query(ge=1, le=2)] = 1, language: Language = "en"
) -> JSONResponse:
    """Return what to look at: things that the first step of the best turn touches, or that step in words."""
    puzzle = await services.puzzle.today(day)
    game = attempted(puzzle, ()).game
    prompt = game.view(game.seat)["prompt"]
    first = puzzle.best.choices[0]
    touches = next(choice["touches"] for choice in prompt["choices"] if choice["id"] == first) if prompt else []
    told = level == 2
    text = plain(text_of(game.state, first, spoken(language))) if told else None
    return JSONResponse({"touches": touches, "choice": first if told else None, "text": text})
