"""Masked PPO learns Grand Austria Hotel against a random player, on one core in minutes.

    pip install "grandaustria[gym]" sb3-contrib
    python examples/ppo.py [--steps 400000] [--folder build/ppo]

Nothing in it is specific to this game: observation, mask and reward come from the environment. At intervals the policy
plays some games to measure its strength. The folder gets the learning curve (`curve.csv`, `curve.svg`) and the policy.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

try:
    import gymnasium
    import numpy as np
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.env_util import make_vec_env
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[gym]' sb3-contrib")

NAME = "grandaustria.envs:grandaustria/GrandAustria-v0"
DISCOUNT = 0.998


def measured(model: MaskablePPO, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """Return the share of victories, and the mean points of the policy and of its opponent."""
    env = gymnasium.make(NAME, bots=(opponent,))
    won, scores = 0.0, []
    for game in range(games):
        seen, info = env.reset(seed=seed + game)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        won += (0 in info["winners"]) / len(info["winners"])
        scores.append(info["scores"])
    mine, other = np.mean(scores, axis=0)
    return won / games, float(mine), float(other)


class Curve(BaseCallback):
    def __init__(self, folder: Path, opponent: str, every: int, games: int) -> None:
        super().__init__()
        self.points: list[tuple[int, float, float, float, float]] = []
        self._folder, self._opponent, self._every, self._games = folder, opponent, every, games
        self._started = process_time()
        self._next = 0

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self._next += self._every
            self.measure()

    def measure(self) -> None:
        stopped = process_time()
        seconds = stopped - self._started
        won, mine, other = measured(self.model, self._opponent, self._games, seed=10_000)
        self._started += process_time() - stopped  # measuring is not learning
        steps = self.num_timesteps
        self.points.append((steps, seconds, won, mine, other))
        print(f"{steps:9,} steps  {seconds:6.0f} s  {won:6.1%} won  {mine:6.1f} : {other:6.1f} points", flush=True)
        lines = [",".join(f"{number:g}" for number in point) for point in self.points]
        (self._folder / "curve.csv").write_text("\n".join(["steps,seconds,won,points,points_of_other", *lines]) + "\n")
        (self._folder / "curve.svg").write_text(drawn(self.points))


def drawn(points: list[tuple[int, float, float, float, float]]) -> str:
    """Draw victories and points over the steps as SVG."""
    last = max(points[-1][0], 1)
    low, high = -20.0, max(60.0, *(mine for _, _, _, mine, _ in points))

    def line(values: list[float], bottom: float, top: float, colour: str) -> str:
        at = ""
        for point, value in zip(points, values, strict=True):
            at += f"{60 + 480 * point[0] / last:.1f},{220 - 180 * (value - bottom) / (top - bottom):.1f} "
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{at}"/>'

    def words(x: int, y: int, text: str, colour: str = "#444", anchor: str = "middle") -> str:
        return f'<text x="{x}" y="{y}" fill="{colour}" text-anchor="{anchor}">{text}</text>'

    drawing = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 260" font-family="sans-serif" font-size="12">',
        '<rect width="600" height="260" fill="#fff"/><path d="M60 40V220H540V40" fill="none" stroke="#999"/>',
        line([won for _, _, won, _, _ in points], 0, 1, "#9a3324"),
        line([mine for _, _, _, mine, _ in points], low, high, "#1f5673"),
        line([other for _, _, _, _, other in points], low, high, "#9bb3c0"),
        words(52, 44, "100 %", "#9a3324", "end") + words(52, 224, "0 %", "#9a3324", "end"),
        words(548, 44, f"{high:.0f}", "#1f5673", "start") + words(548, 224, f"{low:.0f}", "#1f5673", "start"),
        words(60, 24, "games won", "#9a3324", "start")
        + words(540, 24, "points (pale: the opponent's)", "#1f5673", "end"),
        words(60, 242, "0") + words(540, 242, f"{last:,} steps, {points[-1][1] / 60:.0f} minutes of a core"),
        "</svg>",
    ]
    return "\n".join(drawing) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--every", type=int, default=40_000, help="steps between two measurements")
    parser.add_argument("--games", type=int, default=200, help="games of a measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("build/ppo"))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
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
    curve = Curve(wanted.folder, wanted.opponent, wanted.every, wanted.games)
    model.learn(wanted.steps, callback=curve)
    curve.measure()
    model.save(wanted.folder / "policy")


if __name__ == "__main__":
    main()
