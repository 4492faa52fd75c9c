"""Tree search in the manner of AlphaZero: a trained policy is the prior, and its value evaluates the leaves.

    grandaustria arena examples.puct:Bot:file=build/imitation/policy.npz,simulations=100 careful --games 100 --jobs 2

Each simulation deals the hidden cards anew and rolls its own dice, so the search knows no more than the player does. A
node stands for the player's decisions that lead to it, whatever dice and opponents did in between. Opponents follow the
policy.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from examples.policy import Policy, best_choice, loaded, position
from grandaustria.chance import Chance, seeded
from grandaustria.envs.lens import Lens
from grandaustria.hidden import determinized
from grandaustria.playout import advance
from grandaustria.rules.choices import Legal
from grandaustria.rules.state import OVER, State

EXPLORATION: Final = 1.25
LEAST_PRIOR: Final = 0.01  # for an action that was not legal when its node was evaluated, in another world


class Node:
    """A sequence of decisions. Values are final points of the player who searches, in hundreds."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.priors: NDArray[np.float32] | None = None  # by action; None before it is evaluated
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits


class Tree:
    """The search of one decision of `seat`."""

    def __init__(self, policy: Policy, lens: Lens, seat: int) -> None:
        self.root = Node()
        self._policy, self._lens, self._seat = policy, lens, seat
        self._legal = Legal(lens.space)
        self._low, self._high = inf, -inf  # of all means so far, to compare them on a scale from 0 to 1

    def simulate(self, world: State, chance: Chance) -> None:
        """Follow the tree to a leaf in this world, evaluate it, and take the value back to the root."""
        node, path = self.root, [self.root]
        while world.seat != OVER and node.priors is not None:
            action = self._select(node, world)
            world.play(self._lens.space.players_ids[action])
            self._others_play(world, chance)
            node = node.children.setdefault(action, Node())
            path.append(node)
        value = world.players[self._seat].points / 100 if world.seat == OVER else self._evaluate(node, world)
        for each in path:
            each.visits += 1
            each.total += value
            self._low, self._high = min(self._low, each.mean), max(self._high, each.mean)

    def _others_play(self, world: State, chance: Chance) -> None:
        """Play on until the player is asked again or the game is over."""
        advance(world, chance, self._legal, None)
        while world.seat not in (self._seat, OVER):
            world.play(best_choice(self._policy, self._lens, world))
            advance(world, chance, self._legal, None)

    def most_visited(self) -> int:
        return max(self.root.children, key=lambda action: self.root.children[action].visits)

    def _select(self, node: Node, world: State) -> int:
        """Return the legal action with the highest upper confidence bound."""
        assert node.priors is not None
        legal = np.flatnonzero(self._lens.mask(world, self._seat)).tolist()
        scale = 1 / max(self._high - self._low, 1e-6)
        explore = EXPLORATION * sqrt(node.visits)
        best, found = -inf, legal[0]
        for action in legal:
            child = node.children.get(action)
            visits, mean = (child.visits, child.mean) if child else (0, node.mean)
            prior = max(float(node.priors[action]), LEAST_PRIOR)
            bound = scale * (mean - self._low) + explore * prior / (1 + visits)
            if bound > best:
                best, found = bound, action
        return found

    def _evaluate(self, node: Node, world: State) -> float:
        observation, mask = self._lens.observation(world, self._seat), self._lens.mask(world, self._seat)
        priors, values = self._policy.evaluate(observation[None], mask[None])
        node.priors = priors[0]
        return float(values[0])


class Bot:
    """Searches each decision by itself."""

    def __init__(self, file: str, simulations: int = 100, seed: int = 0) -> None:
        self._policy = loaded(file)
        self._simulations = simulations
        self._chance = seeded(seed)

    def choose(self, view: Mapping[str, Any]) -> int:
        state = position(view)
        lens = Lens(state.ruleset)
        tree = Tree(self._policy, lens, state.seat)
        for _ in range(self._simulations):
            tree.simulate(determinized(state, self._chance), self._chance)
        return lens.space.players_ids[tree.most_visited()]
