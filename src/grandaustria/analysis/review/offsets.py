"""By how much results are above the network's forecasts in games of the expert: networks learn from weaker play.

`python -m benchmarks.review offsets --games 200 --bots expert` measures it. A network that is not listed is believed.
"""

from __future__ import annotations

from typing import Final

# By network, ruleset and number of players: points in the set-up and in each round.
OFFSETS: Final[dict[str, dict[str, dict[int, tuple[float, ...]]]]] = {
    "expert 1a737731": {"current": {2: (40.9, 37.3, 32.6, 26.4, 23.8, 18.9, 9.7, 4.9)}},  # 12 games
}
