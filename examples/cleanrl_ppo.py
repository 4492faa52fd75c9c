"""Masked PPO in one file, in the manner of CleanRL, on many games at once.

    pip install "grandaustria[gym,torch]"
    python -m examples.cleanrl_ppo [--steps 2000000] [--start build/imitation/policy.npz] [--folder build/cleanrl_ppo]

Half of the games are against `greedy`, the others against the policy itself as it was a while ago. The reward is the
seat's own points: the opponent's are mostly noise to a learner. The folder gets the learning curve (`curve.csv`,
`curve.svg`) and the policy (`policy.npz`), which plays in the arena:

    grandaustria arena examples.policy:Bot:file=build/cleanrl_ppo/policy.npz greedy --games 200
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

try:
    import gymnasium
    import numpy as np
    import torch
    from numpy.typing import NDArray
    from torch import Tensor, nn

    from examples.measure import NAME, Curve
    from examples.network import Network
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[gym,torch]'")

from examples.policy import Floats, Masks, Policy
from grandaustria.envs.opponents import Opponent

OPPONENTS: Final = ("gentle", "greedy", "careful")  # to measure with
GAE_LAMBDA: Final = 0.95  # and the discount is 1, for a game always ends
CLIP: Final = 0.2
VALUE_WEIGHT: Final = 0.5
MAX_GRADIENT: Final = 0.5
REFRESH: Final = 100_000  # decisions after which the earlier self is replaced by the current one


class EarlierSelf:
    """Draws its actions from the probabilities of a frozen policy, which is replaced from time to time."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self._random = np.random.default_rng(seed)

    def __call__(self, observations: Floats, masks: Masks) -> NDArray[np.intp]:
        chances, _ = self.policy.evaluate(observations, masks)
        up_to = chances.cumsum(axis=1)
        drawn: NDArray[np.intp] = (up_to <= self._random.random((len(up_to), 1)) * up_to[:, -1:]).sum(axis=1)
        return drawn


class Games:
    """One vector environment for each opponent, side by side."""

    def __init__(self, opponents: list[Opponent], games: int, seed: int) -> None:
        self._envs = [
            gymnasium.make_vec(
                NAME,
                num_envs=games // len(opponents),
                bots=(opponent,),
                reward="points",
                illegal="raise",
                autoreset_mode="SameStep",
                copy=False,
            )
            for opponent in opponents
        ]
        started = [envs.reset(seed=seed + k * games) for k, envs in enumerate(self._envs)]
        self.observations = np.concatenate([seen for seen, _ in started])
        self.masks = np.concatenate([infos["action_mask"] for _, infos in started])

    def step(self, actions: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Return the rewards, and 1 where a game has ended."""
        parts = np.split(actions, len(self._envs))
        stepped = [envs.step(part) for envs, part in zip(self._envs, parts, strict=True)]
        self.observations = np.concatenate([each[0] for each in stepped])
        self.masks = np.concatenate([each[4]["action_mask"] for each in stepped])
        rewards = np.concatenate([each[1] for each in stepped])
        return rewards.astype(np.float32), np.concatenate([each[2] for each in stepped]).astype(np.float32)


class Rollout:
    """What happened in `steps` steps of all games."""

    def __init__(self, games: Games, network: Network, steps: int) -> None:
        rows = len(games.observations)
        self.observations = torch.zeros(steps, rows, games.observations.shape[1])
        self.masks = torch.zeros(steps, rows, games.masks.shape[1], dtype=torch.bool)
        self.actions = torch.zeros(steps, rows, dtype=torch.long)
        self.log_probabilities, self.rewards, self.ended = torch.zeros(3, steps, rows)
        self.values = torch.zeros(steps + 1, rows)
        with torch.no_grad():
            for step in range(steps):
                self._act(games, network, step)
            self.values[steps] = network(torch.from_numpy(games.observations), torch.from_numpy(games.masks))[1]
        self.advantages = self._advantages()

    def _act(self, games: Games, network: Network, step: int) -> None:
        self.observations[step] = torch.from_numpy(games.observations)
        self.masks[step] = torch.from_numpy(games.masks)
        scores, self.values[step] = network(self.observations[step], self.masks[step])
        actions = torch.multinomial(scores.exp(), 1)
        self.actions[step] = actions[:, 0]
        self.log_probabilities[step] = scores.gather(1, actions)[:, 0]
        rewards, ended = games.step(actions[:, 0].numpy())
        self.rewards[step], self.ended[step] = torch.from_numpy(rewards), torch.from_numpy(ended)

    def _advantages(self) -> Tensor:
        """Generalised advantage estimation."""
        advantages = torch.zeros_like(self.rewards)
        following = torch.zeros_like(self.rewards[0])
        for step in reversed(range(len(advantages))):
            goes_on = 1 - self.ended[step]
            error = self.rewards[step] + goes_on * self.values[step + 1] - self.values[step]
            following = advantages[step] = error + GAE_LAMBDA * goes_on * following
        return advantages

    def columns(self) -> list[Tensor]:
        """Return observations, masks, actions, log-probabilities, advantages and returns, with a row per decision."""
        returns = self.advantages + self.values[:-1]
        found = (self.observations, self.masks, self.actions, self.log_probabilities, self.advantages, returns)
        return [column.flatten(0, 1) for column in found]


def loss(network: Network, batch: list[Tensor], entropy_weight: float) -> Tensor:
    observations, masks, actions, before, advantages, returns = batch
    scores, values = network(observations, masks)
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    ratio = (scores.gather(1, actions[:, None])[:, 0] - before).exp()
    gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
    entropy = -(scores.exp() * scores).sum(dim=1).mean()
    return VALUE_WEIGHT * (values - returns).square().mean() - gain - entropy_weight * entropy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=2_000_000, help="decisions to learn from")
    parser.add_argument("--start", type=Path, help="policy to start from; omit it to start from nothing")
    parser.add_argument("--opponents", nargs="+", default=["greedy", "self"], help="bots, or self, to learn against")
    parser.add_argument("--games", type=int, default=256, help="games at once")
    parser.add_argument("--rollout", type=int, default=32, help="steps of each game between updates")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch-size", type=int, default=1024)
    parser.add_argument("--learning-rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01, help="weight of the entropy at the start")
    parser.add_argument("--hidden", type=int, nargs="+", default=[512, 512], help="units of the hidden layers")
    parser.add_argument("--every", type=int, default=200_000, help="decisions between measurements")
    parser.add_argument("--measured-games", type=int, default=200, help="games against each opponent at a time")
    parser.add_argument("--final-games", type=int, default=1000, help="games against each opponent at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/cleanrl_ppo"))
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    network = Network.load(wanted.start) if wanted.start else Network(wanted.hidden)
    optimizer = torch.optim.Adam(network.parameters(), lr=wanted.learning_rate, eps=1e-5)
    earlier = EarlierSelf(network.frozen(), wanted.seed)
    games = Games([earlier if each == "self" else each for each in wanted.opponents], wanted.games, wanted.seed)
    curve = Curve(wanted.folder, OPPONENTS, "decisions")
    curve.add(0, network.frozen(), wanted.measured_games)
    size = len(games.observations) * wanted.rollout
    for before in range(0, wanted.steps, size):
        seen, left = before + size, 1 - before / wanted.steps
        optimizer.param_groups[0]["lr"] = wanted.learning_rate * left
        columns = Rollout(games, network, wanted.rollout).columns()
        for _ in range(wanted.epochs):
            for rows in torch.randperm(size).split(wanted.batch_size):
                optimizer.zero_grad()
                loss(network, [column[rows] for column in columns], wanted.entropy * left).backward()
                nn.utils.clip_grad_norm_(network.parameters(), MAX_GRADIENT)
                optimizer.step()
        if before // REFRESH < seen // REFRESH:
            earlier.policy = network.frozen()
        over = seen >= wanted.steps
        if before // wanted.every < seen // wanted.every or over:
            network.frozen().save(wanted.folder / "policy.npz")
            curve.add(seen, network.frozen(), wanted.final_games if over else wanted.measured_games)


if __name__ == "__main__":
    main()
