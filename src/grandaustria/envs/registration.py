"""The names of the environment in Gymnasium, which `import grandaustria.envs` registers."""

from __future__ import annotations

import gymnasium

for name in ("grandaustria/GrandAustria-v0", "GrandAustria-v0"):
    gymnasium.register(
        name,
        entry_point="grandaustria.envs.gym:GrandAustriaEnv",
        vector_entry_point="grandaustria.envs.gym_vector:GrandAustriaVectorEnv",
    )
