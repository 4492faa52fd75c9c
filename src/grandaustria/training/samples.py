"""What is kept of self-play: rows for the network, and positions inside turns for the leader."""

from __future__ import annotations

from dataclasses import dataclass, fields
from io import BytesIO

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation.features import LENGTH
from grandaustria.evaluation.forecast import OUTPUTS
from grandaustria.evaluation.network import Array


@dataclass(frozen=True)
class Rows:
    """Rows for the network, in the order of each game."""

    features: npt.NDArray[np.float16]
    players: npt.NDArray[np.int32]  # whose row it is: a number for each player of each game
    seats: npt.NDArray[np.int8]  # at the table
    results: Array  # points and shares of the win, the player's first, then its rivals' in turn order
    searched: Array  # what the search expected, where it looked ahead; otherwise NaN


@dataclass(frozen=True)
class Positions:
    """Positions inside turns: what the leader sees, and what the best end behind it was worth."""

    groups: npt.NDArray[np.int32]  # positions that are to be compared
    rounds: npt.NDArray[np.int8]
    heuristic: Array
    values: Array
    lengths: npt.NDArray[np.int16]  # how many indicators each position has
    indices: npt.NDArray[np.int16]
    amounts: npt.NDArray[np.float16]


@dataclass(frozen=True)
class Samples:
    rows: Rows
    positions: Positions

    def to_bytes(self) -> bytes:
        file = BytesIO()
        np.savez_compressed(file, allow_pickle=False, **vars(self.rows), **vars(self.positions))
        return file.getvalue()

    @classmethod
    def from_bytes(cls, data: bytes) -> Samples:
        with np.load(BytesIO(data)) as arrays:
            return cls(
                Rows(*(arrays[field.name] for field in fields(Rows))),
                Positions(*(arrays[field.name] for field in fields(Positions))),
            )


def gathered(samples: list[Samples]) -> Samples:
    """Return the samples of several games as one, with numbers for players and groups that differ between games."""
    players = 0
    groups = 0
    rows: list[Rows] = []
    positions: list[Positions] = []
    for each in samples:
        rows.append(Rows(**vars(each.rows) | {"players": each.rows.players + players}))
        positions.append(Positions(**vars(each.positions) | {"groups": each.positions.groups + groups}))
        players += 1 + max(each.rows.players, default=0)
        groups += 1 + max(each.positions.groups, default=0)
    return Samples(
        Rows(*(np.concatenate([getattr(each, field.name) for each in rows]) for field in fields(Rows))),
        Positions(*(np.concatenate([getattr(each, field.name) for each in positions]) for field in fields(Positions))),
    )


class Recorder:
    """Collects the samples of one game."""

    def __init__(self) -> None:
        self._features: list[npt.NDArray[np.float16]] = []
        self._seats: list[int] = []
        self._searched: list[Array] = []
        self._groups: list[int] = []
        self._rounds: list[int] = []
        self._heuristic: list[float] = []
        self._values: list[float] = []
        self._indices: list[list[int]] = []
        self._amounts: list[list[float]] = []

    def add_row(self, features: npt.NDArray[np.float64], seat: int, searched: Array | None) -> None:
        self._features.append(features.astype(np.float16))
        self._seats.append(seat)
        self._searched.append(np.full(OUTPUTS, np.nan, np.float32) if searched is None else searched)

    def add_position(
        self, group: int, round_: int, heuristic: float, value: float, indices: list[int], amounts: list[float]
    ) -> None:
        self._groups.append(group)
        self._rounds.append(round_)
        self._heuristic.append(heuristic)
        self._values.append(value)
        self._indices.append(indices)
        self._amounts.append(amounts)

    def finished(self, results: list[Array]) -> Samples:
        """Return the samples, given the result as each seat sees it."""
        rows = Rows(
            np.array(self._features, np.float16).reshape(-1, LENGTH),
            np.array(self._seats, np.int32),
            np.full(len(self._seats), len(results), np.int8),
            np.array([results[seat] for seat in self._seats], np.float32).reshape(-1, OUTPUTS),
            np.array(self._searched, np.float32).reshape(-1, OUTPUTS),
        )
        positions = Positions(
            np.array(self._groups, np.int32),
            np.array(self._rounds, np.int8),
            np.array(self._heuristic, np.float32),
            np.array(self._values, np.float32),
            np.array([len(each) for each in self._indices], np.int16),
            np.array([index for each in self._indices for index in each], np.int16),
            np.array([amount for each in self._amounts for amount in each], np.float16),
        )
        return Samples(rows, positions)
