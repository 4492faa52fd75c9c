"""Many puzzles from many games, written as a file. An interrupted search goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from grandaustria.analysis.finding import Search
from grandaustria.analysis.review.forecast import NetworkForecaster
from grandaustria.errors import InvalidData
from grandaustria.files import write_whole
from grandaustria.parallel.jobs import in_order
from grandaustria.puzzles import Puzzle, puzzles_as_json, read_puzzles

FORMAT: Final = "grandaustria.puzzles.part"


@dataclass(frozen=True)
class Collection:
    """Puzzles of a search: the first `count` of them, from `games` games at most.

    What is found in each game is kept beside the file until that is complete, and found there by the next run.
    """

    search: Search
    count: int
    games: int
    file: Path

    @property
    def part(self) -> Path:
        return self.file.with_name(f"{self.file.name}.part")

    def run(self, jobs: int = 1) -> Iterator[list[Puzzle]]:
        """Yield all puzzles so far after each game, and write the file at the end. It does not depend on `jobs`."""
        found, looked_at = self._kept()
        yield found[: self.count]
        if len(found) < self.count:
            with self.part.open("a", encoding="utf-8") as kept:
                if looked_at == 0:
                    _write(kept, self._header())
                for puzzles in in_order(self.search.of_game, range(looked_at, self.games), jobs):
                    _write(kept, puzzles_as_json(puzzles))
                    found += puzzles
                    yield found[: self.count]
                    if len(found) >= self.count:
                        break
        write_whole(self.file, json.dumps(puzzles_as_json(found[: self.count])) + "\n")
        self.part.unlink(missing_ok=True)

    def _header(self) -> dict[str, Any]:
        search = asdict(self.search) | {"options": self.search.options.to_json()}
        forecaster = NetworkForecaster(self.search.options.ruleset).name
        header = {"format": FORMAT, "version": 1, "search": search, "forecaster": forecaster}
        read: dict[str, Any] = json.loads(json.dumps(header))
        return read

    def _kept(self) -> tuple[list[Puzzle], int]:
        """Return the puzzles of an interrupted run, and in how many games they were looked for."""
        if not self.part.exists():
            return [], 0
        header, *games = self._whole_lines() or [None]
        if header is None:
            return [], 0
        if header != self._header():
            raise InvalidData(str(self.part), "begun with other options or another network; remove it to begin anew")
        return [puzzle for game in games for puzzle in read_puzzles(game)], len(games)

    def _whole_lines(self) -> list[Any]:
        """Return what was written, and cut off what was not written completely."""
        written = self.part.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        if len(whole) < len(written):
            write_whole(self.part, whole)
        try:
            return [json.loads(line) for line in whole.splitlines()]
        except ValueError:
            raise InvalidData(str(self.part), "damaged; remove it to begin anew") from None


def _write(kept: Any, line: object) -> None:
    kept.write(json.dumps(line) + "\n")
    kept.flush()
