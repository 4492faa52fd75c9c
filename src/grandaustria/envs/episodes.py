"""Finished games as episodes: what each seat saw, did and got, and what the expert expected of its positions.

Observations, masks, actions and rewards are those of the environments: an episode is what a learner on that seat would
have seen of the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from grandaustria.data.parquet import questions
from grandaustria.data.records import RecordedGame
from grandaustria.envs.lens import Lens
from grandaustria.envs.rewards import rewards_named
from grandaustria.evaluation.forecast import Forecaster
from grandaustria.evaluation.model import shipped
from grandaustria.evaluation.network import SEATS
from grandaustria.rules.state import State


@dataclass(frozen=True)
class Episode:
    """A seat's game of T decisions. Observations and masks have T + 1 rows: the last one is of the end of the game."""

    game: int  # its number in the data set
    seed: int
    seat: int
    bots: list[str]  # by seat
    observations: NDArray[np.float32]
    action_masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    rewards: NDArray[np.float32]  # 0 until the end, then the rank
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]  # none
    expert_points: NDArray[np.float32]  # the final score that the network expects of the position before each action
    expert_chances: NDArray[np.float32]  # to win, likewise
    scores: list[int]  # at the end, by seat; Leopold's too
    won: float  # a shared victory counts in parts

    @property
    def total(self) -> float:
        """The return of the episode, which is also that of each of its decisions: there is no reward before the end."""
        return float(self.rewards.sum())


class _Seat:
    """What one seat has seen and done so far."""

    def __init__(self) -> None:
        self.observations: list[NDArray[np.float32]] = []
        self.masks: list[NDArray[np.int8]] = []
        self.actions: list[int] = []
        self.positions: list[State] = []

    def look(self, lens: Lens, state: State, seat: int) -> None:
        self.observations.append(lens.observation(state, seat))
        self.masks.append(lens.mask(state, seat))


def episodes_of(played: RecordedGame, number: int, seed: int) -> list[Episode]:
    """Return an episode for each player, by seat."""
    game = played.game()
    end = game.state
    lens = Lens(end.ruleset)
    seats = [_Seat() for _ in range(game.options.players)]
    for state, choice in questions(game):
        own = seats[state.seat]
        own.look(lens, state, state.seat)
        own.actions.append(lens.space.indices[choice])
        own.positions.append(state.copy())
    forecaster = Forecaster(shipped(), end.ruleset)
    return [_episode(lens, forecaster, own, end, seat, played, number, seed) for seat, own in enumerate(seats)]


def _episode(
    lens: Lens,
    forecaster: Forecaster,
    own: _Seat,
    end: State,
    seat: int,
    played: RecordedGame,
    number: int,
    seed: int,
) -> Episode:
    own.look(lens, end, seat)
    steps = len(own.actions)
    expected = forecaster.forecasts(own.positions, seat)
    rewards = np.zeros(steps, np.float32)
    rewards[-1] = rewards_named("rank", 0.0, 1.0).final(end, end.players[seat])
    return Episode(
        game=number,
        seed=seed,
        seat=seat,
        bots=list(played.bots),
        observations=np.stack(own.observations),
        action_masks=np.stack(own.masks),
        actions=np.array(own.actions, np.int64),
        rewards=rewards,
        terminations=_only_at_the_end(steps),
        truncations=np.zeros(steps, np.bool_),
        expert_points=expected[:, 0],
        expert_chances=expected[:, SEATS],
        scores=list(played.scores),
        won=1 / len(played.winners) if seat in played.winners else 0.0,
    )


def _only_at_the_end(steps: int) -> NDArray[np.bool_]:
    found = np.zeros(steps, np.bool_)
    found[-1] = True
    return found


def rotated(bots: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """Return the bots by seat. The list repeats if there are more seats, and moves on by a seat from game to game."""
    return tuple(bots[(seat + number) % len(bots)] for seat in range(players))
