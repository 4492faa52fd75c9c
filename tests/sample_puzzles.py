"""Makes the sample puzzles of the tests out of a game of bots: `python -m tests.sample_puzzles` writes the file.

Their values are the heuristic's, which is enough to test with: puzzles worth solving are found otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from grandaustria import Game
from grandaustria.bots.bot import bot_named
from grandaustria.bots.planner import heuristic_of
from grandaustria.chance import seeded
from grandaustria.puzzles import Puzzle, Turn, puzzles_as_json, read_puzzles
from grandaustria.search.beam import Line, Search

FILE = Path(__file__).parent / "sample_puzzles.json"
_MOST_TURNS = 12


def samples() -> list[Puzzle]:
    return read_puzzles(json.loads(FILE.read_text(encoding="utf-8")))


def _can_take_a_die(game: Game) -> bool:
    names = [game.name(choice) for choice in game.choices()]
    return sum(name.startswith("TAKE_DIE:") for name in names) > 3


def made(seed: int, rounds: tuple[int, ...]) -> list[Puzzle]:
    """A puzzle for the first time that the first seat takes a die in each of these rounds."""
    game = Game(seed=seed)
    bots = [bot_named("greedy")(seat) for seat in range(2)]
    found: dict[int, Puzzle] = {}
    while game.seat is not None:
        if game.round in rounds and game.round not in found and game.seat == 0 and _can_take_a_die(game):
            found[game.round] = _puzzle(game)
        game.play(bots[game.seat].choose(game.view(game.seat)))
    return list(found.values())


def _puzzle(game: Game) -> Puzzle:
    start = game.snapshot()
    start.pop("chance", None)
    view = game.view(0)
    search = Search(heuristic_of(view, {}), 16, seeded(1))
    search.best(game.state, 0)
    puzzle = Puzzle(f"sample-{game.round}", min(5, game.round), start, (Turn((), 0.0),))
    values: dict[tuple[int, ...], float] = {}
    for line in sorted(search.ends, key=lambda line: -line.value):
        if not any(line.drawn for line in _back(line)):
            turn = tuple(line.plan())
            if turn not in values and puzzle.attempt(turn).done:
                values[turn] = round(line.value, 2)
    turns = tuple(Turn(choices, value) for choices, value in list(values.items())[:_MOST_TURNS])
    return Puzzle(puzzle.id, puzzle.difficulty, start, turns)


def _back(line: Line | None) -> Iterator[Line]:
    """The line and those it came from."""
    while line is not None and line.choice >= 0:
        yield line
        line = line.before


if __name__ == "__main__":
    FILE.write_text(json.dumps(puzzles_as_json(made(3, (3, 5, 6)))) + "\n", encoding="utf-8")
