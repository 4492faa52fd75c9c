"""Data sets: episodes of many games in Parquet files, with a description beside them.

A row is an episode, a row group is a game, and a file holds some hundred games. A file is there when it is complete, so
a run that was interrupted goes on with the files that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from grandaustria.chance import game_seeds
from grandaustria.data.simulation import record_game
from grandaustria.envs.describe import VERSION as ENVIRONMENT
from grandaustria.envs.describe import layout_hash
from grandaustria.envs.episodes import Episode, episodes_of, rotated
from grandaustria.envs.lens import Lens
from grandaustria.errors import InvalidData
from grandaustria.evaluation.model import shipped_hash
from grandaustria.extras import needing
from grandaustria.files import replacing, write_whole
from grandaustria.options import Options
from grandaustria.parallel.jobs import in_order

FORMAT: Final = "grandaustria.dataset"
VERSION: Final = 1
ABOUT: Final = "dataset.json"
# Lists with an item per decision, and their types.
_STEPS: Final = {
    "actions": "int16",
    "rewards": "float32",
    "terminations": "bool",
    "truncations": "bool",
    "expert_points": "float32",
    "expert_chances": "float32",
}


@dataclass(frozen=True)
class Wanted:
    """The data set that is wanted. It depends on nothing else."""

    options: Options
    bots: tuple[str, ...]  # they change seats from game to game; none: random play
    games: int
    seed: int
    games_per_file: int

    def about(self) -> dict[str, Any]:
        ruleset = self.options.ruleset
        return {
            "format": FORMAT,
            "version": VERSION,
            "grandaustria": version("grandaustria"),
            "environment": f"grandaustria/GrandAustria-v{ENVIRONMENT}",
            "observation": {"length": Lens(ruleset).length, "layout": layout_hash(ruleset)},
            "actions": ruleset.space.actions,
            "reward": "rank",
            "expert": shipped_hash(),
            "options": self.options.to_json(),
            "bots": list(self.bots),
            "seed": self.seed,
            "games_per_file": self.games_per_file,
            "games": self.games,
        }

    def sizes(self) -> list[int]:
        """Return the number of games in each file."""
        full, rest = divmod(self.games, self.games_per_file)
        return [self.games_per_file] * full + [rest] * (rest > 0)


def write_dataset(folder: Path, wanted: Wanted, jobs: int) -> Iterator[list[Episode]]:
    """Write what is missing. Yields the episodes of each game after they are written."""
    missing = missing_files(folder, wanted)
    seeds = game_seeds(wanted.games, wanted.seed)
    sizes = wanted.sizes()
    numbers = [file * wanted.games_per_file + k for file in missing for k in range(sizes[file])]
    playing = in_order(partial(_play, wanted), [(number, seeds[number]) for number in numbers], jobs)
    parquet, schema = _parquet(), _schema(wanted.options)
    for file in missing:
        path = folder / name_of(file)
        with replacing(path) as aside, parquet.ParquetWriter(aside, schema, compression="zstd") as writer:
            for _ in range(sizes[file]):
                episodes = next(playing)
                writer.write_table(_table(episodes, schema))
                yield episodes


def missing_files(folder: Path, wanted: Wanted) -> list[int]:
    """Return the numbers of the files that are not there or have too few games; describe the data set if it is new."""
    path = folder / ABOUT
    about = wanted.about()
    if path.exists():
        found = json.loads(path.read_text(encoding="utf-8"))
        others = [name for name, value in about.items() if name != "games" and found.get(name) != value]
        if others:
            raise InvalidData(str(path), f"this data set was made with another {' and '.join(others)}")
        if found["games"] > wanted.games:
            raise InvalidData(str(path), f"this data set has {found['games']} games, more than {wanted.games}")
    else:
        folder.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps(about, indent=1) + "\n")
    return [file for file, games in enumerate(wanted.sizes()) if _games_in(folder / name_of(file)) != games]


def name_of(file: int) -> str:
    return f"part-{file:05}.parquet"


def read_dataset(folder: Path | str) -> Iterator[Episode]:
    """Yield the episodes, those of a game one after the other, by seat."""
    parquet = _parquet()
    for path in sorted(Path(folder).glob("part-*.parquet")):
        file = parquet.ParquetFile(path)
        for group in range(file.num_row_groups):
            yield from _rows(file.read_row_group(group))


class Sizes(NamedTuple):
    games: int
    episodes: int
    decisions: int
    bytes: int


def read_sizes(folder: Path) -> Sizes:
    """Return how much there is in a folder."""
    parquet = _parquet()
    total = np.zeros(len(Sizes._fields), np.int64)
    for path in sorted(folder.glob("part-*.parquet")):
        about = parquet.read_metadata(path)
        actions = parquet.read_table(path, columns=["actions"])["actions"]
        decisions = sum(len(chunk.flatten()) for chunk in actions.chunks)
        total += [about.num_row_groups, about.num_rows, decisions, path.stat().st_size]
    return Sizes(*total.tolist())


def _play(wanted: Wanted, item: tuple[int, int]) -> list[Episode]:
    number, seed = item
    bots = rotated(wanted.bots, wanted.options.players, number) if wanted.bots else ()
    _, played = record_game(wanted.options, bots, seed)
    return episodes_of(played, number, seed)


def _games_in(path: Path) -> int:
    return _parquet().read_metadata(path).num_row_groups if path.exists() else 0


def _schema(options: Options) -> Any:
    arrow = _arrow()
    lens = Lens(options.ruleset)
    rows = {"observations": (arrow.float32(), lens.length), "action_masks": (arrow.int8(), lens.space.actions)}
    single = {"game": "int32", "seed": "int64", "seat": "int8"}
    return arrow.schema(
        [(name, arrow.type_for_alias(of)) for name, of in single.items()]
        + [("bots", arrow.list_(arrow.string()))]
        + [(name, arrow.list_(arrow.list_(of, length))) for name, (of, length) in rows.items()]
        + [(name, arrow.list_(arrow.type_for_alias(of))) for name, of in _STEPS.items()]
        + [("scores", arrow.list_(arrow.int16())), ("won", arrow.float32()), ("return", arrow.float32())]
    )


def _table(episodes: Sequence[Episode], schema: Any) -> Any:
    """Return the rows of a game."""
    arrow = _arrow()
    columns = []
    for field in schema:
        name = field.name
        if name in ("observations", "action_masks"):
            arrays = [getattr(episode, name) for episode in episodes]
            flat = arrow.array(np.concatenate(arrays).ravel(), field.type.value_type.value_type)
            rows = arrow.FixedSizeListArray.from_arrays(flat, arrays[0].shape[1])
            offsets = np.cumsum([0, *map(len, arrays)], dtype=np.int32)
            columns.append(arrow.ListArray.from_arrays(arrow.array(offsets), rows))
        else:
            values = [getattr(episode, "total" if name == "return" else name) for episode in episodes]
            columns.append(arrow.array(values, field.type))
    return arrow.table(columns, schema=schema)


def _rows(table: Any) -> Iterator[Episode]:
    for k in range(table.num_rows):
        found = {name: table[name][k] for name in table.column_names if name != "return"}
        arrays = {name: _matrix(found.pop(name)) for name in ("observations", "action_masks")}
        arrays |= {name: found.pop(name).values.to_numpy(zero_copy_only=False) for name in _STEPS}
        arrays["actions"] = arrays["actions"].astype(np.int64)
        yield Episode(**{name: value.as_py() for name, value in found.items()} | arrays)


def _matrix(column: Any) -> NDArray[Any]:
    rows = column.values
    numbers: NDArray[Any] = rows.flatten().to_numpy()
    return numbers.reshape(len(rows), -1)


def _arrow() -> Any:
    with needing():
        return import_module("pyarrow")


def _parquet() -> Any:
    with needing():
        return import_module("pyarrow.parquet")
