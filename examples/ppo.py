"""Masked PPO from sb3-contrib learns Grand Austria Hotel against a random player, on one core in minutes.

    pip install "grandaustria[gym]" sb3-contrib
    python -m examples.ppo [--steps 400000] [--folder build/ppo]

Nothing in it is specific to this game: observation, mask and reward come from the environment. At intervals the policy
plays some games to measure its strength. The folder gets the learning curve (`curve.csv`, `curve.svg`) and the policy.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

try:
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.env_util import make_vec_env

    from examples.measure import NAME, Curve
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[gym]' sb3-contrib")

DISCOUNT = 0.998


class Measuring(BaseCallback):
    """Adds to the curve every so many steps."""

    def __init__(self, curve: Curve, every: int, games: int) -> None:
        super().__init__()
        self._curve, self._every, self._games = curve, every, games
        self._next = 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self._next += self._every
            self.measure()

    def measure(self) -> None:
        self._curve.add(self.num_timesteps, self._policy, self._games)

    def _policy(self, observations: Any, masks: Any) -> Any:
        return self.model.predict(observations, action_masks=masks, deterministic=True)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--every", type=int, default=40_000, help="steps between two measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/ppo"))
    wanted = parser.parse_args()
    arguments: dict[str, Any] = {"bots": (wanted.opponent,), "reward": "margin", "shaping": 1.0, "discount": DISCOUNT}
    arguments["render_mode"] = None
    envs = make_vec_env(NAME, n_envs=16, seed=wanted.seed, env_kwargs=arguments)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=DISCOUNT,
        gae_lambda=0.95,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=wanted.seed,
    )
    measuring = Measuring(Curve(wanted.folder, (wanted.opponent,), "steps"), wanted.every, wanted.games)
    model.learn(wanted.steps, callback=measuring)
    measuring.measure()
    model.save(wanted.folder / "policy")


if __name__ == "__main__":
    main()
