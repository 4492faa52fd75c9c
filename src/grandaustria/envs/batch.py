"""Many games stepped together, inside compiled code. `vector.py` shows it as arrays."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from grandaustria.chance import Chance, next_seed, seeded
from grandaustria.envs.observation import SEATS, Writer, write_mask
from grandaustria.envs.rewards import Rewards
from grandaustria.playout import advance
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import OVER, State


class Batch:
    """`size` games. A game that ends is followed by another in the same row, at once."""

    def __init__(self, fresh: State, size: i64, rewards: Rewards) -> None:
        self.fresh = fresh
        self.size: i64 = size
        self.rules = rewards
        self.writer = Writer(fresh.ruleset)
        self.choice_of: list[int] = fresh.ruleset.space.players_ids  # by action
        self.dealer = seeded(0)
        self.states: list[State] = []
        self.chances: list[Chance] = []
        self.legals: list[Legal] = []
        self.seeds: list[int] = [0] * size
        self.potentials: vec[float] = vec[float]([0.0] * (size * SEATS))
        self.observations: vec[i64] = vec[i64]([0] * (size * self.writer.words))
        self.masks: vec[i64] = vec[i64]([0] * (size * self.writer.mask_words))
        self.seats: vec[i64] = vec[i64]([0] * size)
        self.rewards: vec[float] = vec[float]([0.0] * (size * SEATS))
        self.ended: vec[i64] = vec[i64]([0] * size)
        self.scores: vec[i64] = vec[i64]([0] * (size * SEATS))
        for _ in range(size):
            self.states.append(fresh)
            self.chances.append(seeded(0))
            self.legals.append(Legal(fresh.ruleset.space))

    def reset(self, seed: int) -> None:
        self.dealer = seeded(seed)
        for row in range(self.size):
            self.begin(row)
            self.show(row)

    def begin(self, row: i64) -> None:
        """A new game, that of `Game(options, seeds[row])`."""
        seed = next_seed(self.dealer)
        self.seeds[row] = seed
        chance = seeded(seed)
        s = self.fresh.copy()
        self.states[row] = s
        self.chances[row] = chance
        advance(s, chance, self.legals[row], None)
        self.rules.begin(s, self.potentials, SEATS * row)

    def first_illegal(self, actions: list[int]) -> i64:
        """The first row whose action is not possible there, or -1."""
        for row in range(self.size):
            action: int = actions[row]
            if action < 0 or action >= len(self.choice_of) or not self.legals[row].has(self.choice_of[action]):
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """The action of every row, all of them legal."""
        rewards = self.rewards
        for row in range(self.size):
            s = self.states[row]
            first: i64 = SEATS * row
            for seat in range(SEATS):
                rewards[first + seat] = 0.0
            s.play(self.choice_of[actions[row]])
            advance(s, self.chances[row], self.legals[row], None)
            if s.seat == OVER:
                self.rules.finish(s, rewards, self.potentials, first)
                for p in s.players:
                    self.scores[first + p.seat] = p.points
                self.ended[row] = 1
                self.begin(row)
            else:
                self.ended[row] = 0
                self.rules.ask(s, rewards, self.potentials, first)
            self.show(row)

    def show(self, row: i64) -> None:
        s = self.states[row]
        self.seats[row] = s.seat
        writer = self.writer
        writer.write(self.observations, row * writer.words, s, s.seat)
        write_mask(self.masks, row * writer.mask_words, self.legals[row])

    def random_actions(self, chance: Chance) -> list[int]:
        """A legal action for every row, each equally likely."""
        actions: list[int] = []
        for legal in self.legals:
            actions.append(legal.space.indices[legal.nth(chance.below(legal.count()))])
        return actions
