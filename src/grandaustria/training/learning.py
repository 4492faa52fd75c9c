"""Fit the network to results with PyTorch, and the leader to searches by ridge regression."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np
import numpy.typing as npt

from grandaustria.evaluation import leader
from grandaustria.evaluation.leader import TABLES_OF_WEIGHTS
from grandaustria.evaluation.network import SCALE, SEATS, Array, Network
from grandaustria.extras import needing
from grandaustria.training.samples import Positions

HIDDEN: Final = (128, 32)
EPOCHS: Final = 2
BATCH_SIZE: Final = 256
LEARNING_RATE: Final = 3e-4  # at the start; it follows half a cosine down to 0
WEIGHT_DECAY: Final = 0.3
INPUT_DROPOUT: Final = 0.2
WIN_WEIGHT: Final = 0.2  # of the win chances in the loss, beside the points
RIDGE: Final = 1000.0
LEADER_RIDGE: Final = 150.0
CHUNK: Final = 20_000  # rows at once, to save memory


def require_torch() -> None:
    """Raise InvalidData if PyTorch is not installed."""
    with needing():
        import torch  # noqa: F401


def fit(
    features: npt.NDArray[np.float16],
    targets: Array,
    seats: npt.NDArray[np.int8],
    often: npt.NDArray[np.int64],
    linear_points: bool,
    seed: int,
) -> Network:
    """Return a network fitted to points and win shares.

    `seats` says how many of them count in each row, `often` how many times a row is seen in an epoch.
    The points are first fitted by a linear model, which stays as it is. The layers learn the win chances and, unless
    the model is to stay linear, what is left of the points.
    """
    import torch
    from torch import nn

    torch.manual_seed(seed)
    mean, std = _moments(features)
    wanted = targets.copy()
    wanted[:, :SEATS] /= SCALE
    there = (np.arange(SEATS)[None, :] < seats[:, None]).astype(np.float32)
    seen = np.repeat(np.arange(len(features)), often)
    linear, bias = _ridge_regression(features, mean, std, wanted[:, :SEATS], there, seen)
    layers: list[nn.Module] = [nn.Dropout(INPUT_DROPOUT)]
    for ins, outs in pairwise((features.shape[1], *HIDDEN)):
        layers += [nn.Linear(ins, outs), nn.ReLU()]
    last = nn.Linear(HIDDEN[-1], 2 * SEATS)
    nn.init.zeros_(last.weight)
    nn.init.zeros_(last.bias)
    network = nn.Sequential(*layers, last)
    optimizer = torch.optim.AdamW(network.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    batches = max(len(seen) // BATCH_SIZE, 1)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, EPOCHS * batches)
    order = np.random.default_rng(seed)
    for _ in range(EPOCHS):
        for picked in np.array_split(order.permutation(seen), batches):
            rows = (features[picked] - mean) / std
            outputs = network(torch.from_numpy(rows))
            present = torch.from_numpy(there[picked])
            residuals = torch.from_numpy(wanted[picked, :SEATS] - (rows @ linear + bias))
            points = ((outputs[:, :SEATS] - residuals) ** 2 * present).sum(1)
            logits = outputs[:, SEATS:].masked_fill(present == 0, -1e9)
            wins = -(torch.log_softmax(logits, 1) * torch.from_numpy(wanted[picked, SEATS:]) * present).sum(1)
            loss = (WIN_WEIGHT * wins if linear_points else points + WIN_WEIGHT * wins).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    dense = [layer for layer in network if isinstance(layer, nn.Linear)]
    weights = [layer.weight.detach().numpy().T for layer in dense]
    biases = [layer.bias.detach().numpy() for layer in dense]
    skip = np.concatenate([linear, np.zeros_like(linear)], axis=1)
    biases[-1] = biases[-1] + np.concatenate([bias, np.zeros_like(bias)])
    return _unnormalized(skip, weights, biases, mean, std)


def _moments(features: npt.NDArray[np.float16]) -> tuple[Array, Array]:
    """Return mean and standard deviation of each feature; the latter is never 0."""
    mean = features.mean(0, dtype=np.float64)
    squares = np.zeros_like(mean)
    for at in range(0, len(features), CHUNK):
        squares += ((features[at : at + CHUNK] - mean) ** 2).sum(0)
    return mean.astype(np.float32), np.sqrt(squares / len(features) + 1e-3).astype(np.float32)


def _ridge_regression(
    features: npt.NDArray[np.float16],
    mean: Array,
    std: Array,
    points: Array,
    there: Array,
    seen: npt.NDArray[np.int64],
) -> tuple[Array, Array]:
    """Return a linear model for the points of each seat, fitted where the seat is there."""
    size = features.shape[1]
    linear = np.zeros((size, SEATS), np.float32)
    present = there[seen]
    bias = (points[seen] * present).sum(0) / np.maximum(present.sum(0), 1)
    for seats in (slice(0, 2), slice(2, 3), slice(3, 4)):  # every game has two
        squares = RIDGE * np.eye(size)
        products = np.zeros((size, SEATS))[:, seats]
        chosen = seen[present[:, seats.start] > 0]
        for at in range(0, len(chosen), CHUNK):
            picked = chosen[at : at + CHUNK]
            rows = (features[picked] - mean) / std
            squares += rows.T @ rows
            products += rows.T @ (points[picked, seats] - bias[seats])
        linear[:, seats] = np.linalg.solve(squares, products)
    return linear, bias.astype(np.float32)


def _unnormalized(skip: Array, weights: list[Array], biases: list[Array], mean: Array, std: Array) -> Network:
    """Return the same network for features that are neither centred nor scaled."""
    first = weights[0] / std[:, None]
    plain = skip / std[:, None]
    biases = list(biases)
    biases[0] = biases[0] - mean @ first
    biases[-1] = biases[-1] - mean @ plain
    return Network(plain, [first, *weights[1:]], biases)


def fit_leader(positions: Positions) -> Array:
    """Return the weights that order positions of the same search best: a table for each round."""
    starts = np.concatenate([[0], np.cumsum(positions.lengths, dtype=np.int64)])
    amounts = positions.amounts.astype(np.float32)
    residuals = _centred(positions.values - positions.heuristic, positions.groups)
    tables = np.zeros((TABLES_OF_WEIGHTS, leader.LENGTH), np.float32)
    for table in range(TABLES_OF_WEIGHTS):
        squares = LEADER_RIDGE * np.eye(leader.LENGTH)
        products = np.zeros(leader.LENGTH)
        chosen = np.flatnonzero(positions.rounds == table)
        for at in range(0, len(chosen), CHUNK):
            picked = chosen[at : at + CHUNK]
            lengths = positions.lengths[picked].astype(np.int64)
            ends = np.cumsum(lengths)
            flat = np.repeat(starts[picked] - (ends - lengths), lengths) + np.arange(ends[-1])
            cells = np.repeat(np.arange(len(picked)) * leader.LENGTH, lengths) + positions.indices[flat]
            rows = np.bincount(cells, amounts[flat], len(picked) * leader.LENGTH).astype(np.float32)
            rows = _centred(rows.reshape(len(picked), leader.LENGTH), positions.groups[picked])
            squares += rows.T @ rows
            products += rows.T @ residuals[picked]
        tables[table] = np.linalg.solve(squares, products)
    return tables


def _centred(numbers: Array, groups: npt.NDArray[np.int32]) -> Array:
    """Subtract the mean of its group from each row. Rows of a group follow each other."""
    starts = np.flatnonzero(np.diff(groups, prepend=-1))
    counts = np.diff(starts, append=len(groups))
    means = np.add.reduceat(numbers, starts) / counts.reshape(-1, *[1] * (numbers.ndim - 1))
    found: Array = numbers - np.repeat(means, counts, axis=0).astype(np.float32)
    return found
