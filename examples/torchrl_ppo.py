"""TorchRL's PPO with a masked categorical distribution.

pip install "grandaustria[gym]" torchrl
python -m examples.torchrl_ppo [--steps 200000] [--opponent random]
"""

from __future__ import annotations

import argparse
import sys
from functools import partial

try:
    import torch
    from tensordict.nn import TensorDictModule
    from torch import nn
    from torchrl.collectors import Collector
    from torchrl.envs import Compose, DTypeCastTransform, EnvBase, GymWrapper, RewardSum, SerialEnv, TransformedEnv
    from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
    from torchrl.objectives import ClipPPOLoss
    from torchrl.objectives.value import GAE

    from examples.masked import make
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is missing: pip install 'grandaustria[gym]' torchrl")

ENVS = 16
ROLLOUT = 4096
EPOCHS = 4
BATCH_SIZE = 1024


def environment(opponent: str) -> EnvBase:
    game = GymWrapper(make(opponent), categorical_action_encoding=True)
    mask = DTypeCastTransform(torch.float32, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(game, Compose(mask, RewardSum()))


def layers(outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.LazyLinear(256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU(), nn.Linear(128, outputs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    torch.manual_seed(wanted.seed)
    envs = SerialEnv(ENVS, partial(environment, wanted.opponent))
    envs.set_seed(wanted.seed)
    actor = ProbabilisticActor(
        TensorDictModule(layers(envs.action_spec.space.n), in_keys=["observations"], out_keys=["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(layers(1), in_keys=["observations"])
    first = envs.reset()
    actor(first), critic(first)  # gives the lazy layers their sizes
    advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)  # the discount of the environment's shaping
    losses = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.5)
    optimizer = torch.optim.Adam(losses.parameters(), lr=5e-4)
    steps = 0
    collector = Collector(
        envs,
        actor,
        frames_per_batch=ROLLOUT,
        total_frames=wanted.steps,
        auto_register_policy_transforms=False,  # this actor needs none
    )
    for rollout in collector:
        with torch.no_grad():
            advantages(rollout)
        decisions = rollout.reshape(-1)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(decisions)).split(BATCH_SIZE):
                loss = losses(decisions[rows])
                optimizer.zero_grad()
                (loss["loss_objective"] + loss["loss_critic"] + loss["loss_entropy"]).backward()
                nn.utils.clip_grad_norm_(losses.parameters(), 0.5)
                optimizer.step()
        steps += len(decisions)
        returns = decisions["next", "episode_reward"][decisions["next", "done"]]
        print(f"{steps:,} steps, {100 * returns.mean():.1f} points per game", flush=True)


if __name__ == "__main__":
    main()
