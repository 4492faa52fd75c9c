"""Many games stepped together, inside compiled code. `vector.py` and `gym_vector.py` show them as arrays."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.chance import Chance, next_seed, seeded
from grandaustria.envs.masks import empty_masks, mask_words, write_mask
from grandaustria.envs.observation import SEATS, writer_of
from grandaustria.envs.pairs import memo_of
from grandaustria.envs.rewards import Rewards
from grandaustria.envs.row import Row
from grandaustria.rules.state import OVER, State

NOBODY: Final = -1


class Batch:
    """`size` games, with what is seen of each and what it has brought."""

    def __init__(self, fresh: State, size: i64, rewards: Rewards) -> None:
        self.fresh = fresh
        self.size: i64 = size
        self.rules = rewards
        self.writer = writer_of(fresh.ruleset)
        self.rows: list[Row] = [Row(fresh) for _ in range(size)]
        self.dealer = seeded(0)
        self.potentials: vec[float] = vec[float]([0.0] * (size * SEATS))
        self.observations: vec[i64] = vec[i64]([0] * (size * self.writer.words))
        self.memo = memo_of(size * self.writer.words)  # of the observations
        self.masks = empty_masks(fresh.ruleset.space, size)
        self.viewers: vec[i64] = vec[i64]([NOBODY] * size)  # who sees what each row shows
        self.seats: vec[i64] = vec[i64]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * SEATS))
        self.ended: vec[i64] = vec[i64]([0] * size)
        self.scores: vec[i64] = vec[i64]([0] * (size * SEATS))

    def __reduce__(self) -> tuple[object, ...]:
        numbers = (list(self.potentials), list(self.rewards))
        counts = (list(self.viewers), list(self.ended), list(self.scores))
        return resumed, (self.fresh, self.rules, self.rows, self.dealer, numbers, counts)

    def reset(self, seed: int) -> None:
        """New games in all rows, whose seeds follow from this one."""
        self.dealer = seeded(seed)
        for k in range(self.size):
            self.begin(k, next_seed(self.dealer))
            self.show(k, self.rows[k].state.seat)

    def begin(self, k: i64, seed: int) -> None:
        """A new game in this row."""
        row = self.rows[k]
        row.begin(seed)
        self.rules.begin(row.state, self.potentials, SEATS * k)

    def first_illegal(self, actions: list[int]) -> i64:
        """The first row whose action is not possible there, or -1."""
        for k in range(self.size):
            if not self.rows[k].can(actions[k]):
                return k
        return -1

    def step(self, actions: list[int]) -> None:
        """The action of every row, all of them legal. A game that ends is followed by another in the same row."""
        for k in range(self.size):
            row = self.rows[k]
            row.act(actions[k])
            self.ended[k] = 1 if row.state.seat == OVER else 0
            self.reward(k)
            if row.state.seat == OVER:
                for p in row.state.players:
                    self.scores[SEATS * k + p.seat] = p.points
                self.begin(k, next_seed(self.dealer))
            self.show(k, row.state.seat)

    def reward(self, k: i64) -> None:
        """What the last action has brought: to everybody at the end of the game, or to the seat that is asked now."""
        s = self.rows[k].state
        first: i64 = SEATS * k
        for seat in range(SEATS):
            self.rewards[first + seat] = 0.0
        if s.seat == OVER:
            self.rules.finish(s, self.rewards, self.potentials, first)
        else:
            self.rules.ask(s, self.rewards, self.potentials, first)

    def show(self, k: i64, seat: i64) -> None:
        """Write what the seat sees and the actions of the seat that is asked."""
        row = self.rows[k]
        self.viewers[k] = seat
        self.seats[k] = row.state.seat
        writer = self.writer
        writer.write(self.observations, self.memo, k * writer.words, row.state, seat)
        write_mask(self.masks, k * mask_words(row.legal.space), row.legal)

    def random_actions(self, chance: Chance) -> list[int]:
        """A legal action for every row, each equally likely."""
        actions: list[int] = []
        for row in self.rows:
            legal = row.legal
            actions.append(legal.space.indices[legal.nth(chance.below(legal.count()))])
        return actions


def resumed(
    fresh: State,
    rules: Rewards,
    rows: list[Row],
    dealer: Chance,
    numbers: tuple[list[float], list[float]],
    counts: tuple[list[int], list[int], list[int]],
) -> Batch:
    batch = Batch(fresh, len(rows), rules)
    batch.rows = rows
    batch.dealer = dealer
    batch.potentials = vec[float](numbers[0])
    batch.rewards = vec[float](numbers[1])
    batch.ended = vec[i64](counts[1])
    batch.scores = vec[i64](counts[2])
    for k, seat in enumerate(counts[0]):
        if seat != NOBODY:
            batch.show(k, seat)
    return batch
