"""RLlib's PPO with its own module for action masks.

pip install "grandaustria[gym]" "ray[rllib]" torch
python -m examples.rllib_ppo [--steps 200000] [--opponent random]
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

try:
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
    from ray.tune.registry import register_env

    from examples.masked import make
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[gym]' 'ray[rllib]' torch")


def configured(opponent: str, seed: int) -> PPOConfig:
    register_env("grandaustria", lambda config: make(**config))
    return (
        PPOConfig()
        .environment("grandaustria", env_config={"opponent": opponent})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=16)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [256, 128], "head_fcnet_activation": "relu"},
            )
        )
        .training(
            gamma=1.0,  # that of the environment's shaping
            lambda_=0.95,
            lr=5e-4,
            train_batch_size_per_learner=4096,
            minibatch_size=1024,
            num_epochs=4,
            entropy_coeff=0.01,
            vf_clip_param=10.0,
        )
        .debugging(seed=seed)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    algorithm = configured(wanted.opponent, wanted.seed).build_algo()
    steps = 0
    while steps < wanted.steps:
        results: dict[str, Any] = algorithm.train()["env_runners"]
        steps = int(results["num_env_steps_sampled_lifetime"])
        print(f"{steps:,} steps, {100 * results['episode_return_mean']:.1f} points per game", flush=True)
    algorithm.stop()


if __name__ == "__main__":
    main()
