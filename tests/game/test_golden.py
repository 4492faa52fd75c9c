"""Games that must come out the same on every platform, Python version and future version of the rules.

Each file in golden/ holds a record and its end. `python -m tests.game.test_golden` writes them anew, after a change of
rules that is meant and noted in the changelog.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from grandaustria import Game, Options
from tests.random_games import finished

GOLDEN = Path(__file__).parent / "golden"
GAMES = {
    "two-night-standard": (Options(players=2), 101),
    "two-day-draft-first": (Options(players=2, hotel="day", staff="draft", edition="first"), 102),
    "three-chosen-introductory": (Options(players=3, hotel=("B", "D", "A"), staff="introductory"), 103),
    "four-day-standard": (Options(players=4, hotel="day"), 104),
}


def ending(game: Game) -> dict[str, Any]:
    told = json.dumps([game.events(0, seat) for seat in range(game.options.players)])
    return {
        "scores": game.scores(),
        "winners": game.winners(),
        "breakdown": [{source: n for source, n in points.items() if n} for points in game.breakdown()],
        "events": len(game.events()),
        "told": hashlib.sha256(told.encode()).hexdigest(),
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_record_replays_to_its_end(name: str) -> None:
    golden = json.loads((GOLDEN / f"{name}.json").read_text())
    assert ending(Game.replay(golden["record"])) == golden["ending"]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_choices_give_the_golden_record(name: str) -> None:
    options, seed = GAMES[name]
    golden = json.loads((GOLDEN / f"{name}.json").read_text())
    assert finished(options, seed).record() == golden["record"]


def wrapped(choices: list[int], width: int = 110) -> str:
    lines, line = [], ""
    for choice in choices:
        if len(line) > width:
            lines.append(line)
            line = ""
        line += f"{choice}, "
    return "\n".join([*lines, line]).rstrip(", ")


def write() -> None:
    for name, (options, seed) in GAMES.items():
        game = finished(options, seed)
        record: Any = game.record()
        choices = record.pop("choices")
        head = json.dumps(record)[:-1] + ', "choices": [\n'
        text = '{"record": ' + head + wrapped(choices) + ']},\n"ending": ' + json.dumps(ending(game)) + "}\n"
        assert json.loads(text)["record"] == game.record()
        (GOLDEN / f"{name}.json").write_text(text)


if __name__ == "__main__":
    write()
