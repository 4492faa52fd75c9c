"""A table as somebody may see it, in their language."""

from __future__ import annotations

from typing import Any, Final

from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.server.refusals import Refused
from grandaustria.server.table import Table
from grandaustria.view.ask import ask
from grandaustria.view.catalogue import languages
from grandaustria.view.tell import tell, tell_notice

_MOST_NOTICES: Final = 100


def spoken(language: str) -> str:
    """The language itself, the same without a region, or English."""
    for candidate in (language, language.partition("-")[0].lower()):
        if candidate in languages():
            return candidate
    return "en"


def position(table: Table, seat: int | None, language: str, since: int, connected: set[int]) -> dict[str, Any]:
    """`since` is the first event the listener does not know."""
    game = table.game
    over = game is not None and game.seat is None
    return {
        "game": table.agreement.game,
        "seq": table.seq,
        "status": table.status,
        "options": table.agreement.options.to_json(),
        "you": seat,
        "seats": _seats(table, connected),
        "clock": dict(table.agreement.clock),
        "pace": table.pace,
        "hurried": table.hurried,
        "deadline": table.deadline,
        "view": _view(table, game, seat, language) if game is not None else None,
        "undo": table.free_to_take_back(seat) if seat is not None else 0,
        "ahead": table.ahead.get(seat) if seat is not None else None,
        "events": events(table, seat, language, since),
        "scores": game.scores() if game is not None else None,
        "winners": game.winners() if game is not None and over else None,
        "breakdown": game.breakdown() if game is not None and over else None,
        "points_by_round": game.points_by_round() if game is not None and over else None,
        "notices": notices(table, language),
        "finished_by": table.finished_by,
        "rematch": table.rematch,
    }


def _seats(table: Table, connected: set[int]) -> list[dict[str, Any]]:
    return [
        seat.to_json() | {"connected": k in connected, "picked": k in table.ahead} for k, seat in enumerate(table.seats)
    ]


def _view(table: Table, game: Game, seat: int | None, language: str) -> dict[str, Any]:
    view = game.view(seat)
    if seat is not None and seat in table.asked():
        view["prompt"] = game.prompt_ahead(seat) or view["prompt"]
    return with_words(game, view, language, table.names)


def with_words(game: Game, view: dict[str, Any], language: str, names: list[str]) -> dict[str, Any]:
    prompt = view["prompt"]
    if prompt is not None:
        prompt["line"] = ask(prompt, language, names)
        for choice in prompt.get("choices", ()):
            choice["text"] = game.text(choice["id"], language)
    return view


def events(table: Table, seat: int | None, language: str, since: int) -> dict[str, Any]:
    if table.game is None:
        return {"from": 0, "list": []}
    since = min(since, table.game.events_told)
    names = table.names
    told = [event | {"text": tell(event, language, names, marked=True)} for event in table.game.events(since, seat)]
    return {"from": since, "list": told}


def notices(table: Table, language: str) -> list[dict[str, Any]]:
    """What happened to the seats, each with the number of events before it."""
    told = []
    for notice in table.notices[-_MOST_NOTICES:]:
        shown = vars(notice) | {"events": table.game.events_before(notice.answers) if table.game is not None else 0}
        del shown["answers"]
        told.append(shown | {"text": tell_notice(shown, language, table.names)})
    return told


def replayed(table: Table, at: int, since: int, language: str) -> dict[str, Any]:
    """A finished game after `at` choices, with everything open."""
    if table.game is None or table.game.seat is not None:
        raise Refused("not_over", "The game is not over.")
    try:
        game = table.game.rewound(at)
    except InvalidData as error:
        raise Refused("invalid", str(error), field="at") from None
    view = game.snapshot()
    view.pop("chance", None)
    seen = game.view(game.seat)
    view |= {name: seen[name] for name in ("format", "version", "seat", "tenants", "events", "prompt")}
    then = table.copy()
    then.game = game
    told = [events(then, seat, language, since)["list"] for seat in range(len(table.seats))]
    next_choice = table.game.answers(len(game.answers()))[:1]
    return {
        "at": at,
        "of": table.game.decisions,
        "rounds": table.game.round_starts(),
        "view": with_words(game, view, language, table.names),
        "choice": next_choice[0] if game.seat is not None else None,
        "events": {
            "from": min(since, game.events_told),
            "list": [
                _open(versions) | {"at": game.choices_before(number)}
                for number, versions in enumerate(zip(*told, strict=True), min(since, game.events_told))
            ],
        },
        "scores": game.scores(),
    }


def _open(versions: tuple[dict[str, Any], ...]) -> dict[str, Any]:
    """An event as the one who knows all of it saw it."""
    return next((event for event in versions if event.get("staff", 0) is not None), versions[0])
