"""Renews what the newest protocol of the benchmark has frozen: the hashes of the weights and of how opponents play.

    python -m benchmarks.freeze

Do it only before anybody has published results with that protocol; afterwards, make a new version. Rows of the
leaderboard that were measured with what was frozen before are removed, and have to be measured again:

    for bot in random novice beginner gentle greedy careful; do grandaustria benchmark $bot --jobs 2 --add; done
"""

from __future__ import annotations

import json
import re
from importlib import reload
from pathlib import Path

from grandaustria.arena import leaderboard, protocol
from grandaustria.evaluation.model import shipped_hash
from grandaustria.files import write_whole

ROOT = Path(__file__).parents[1]


def renewed(source: str, weights: str, plays: dict[str, str]) -> str:
    """Return the source of the protocol with other hashes."""
    for name, value in {"WEIGHTS": weights, "PLAYS": plays}.items():
        source = re.sub(f"^{name}: Final = .*$", f"{name}: Final = {json.dumps(value)}", source, flags=re.MULTILINE)
    return source


def main() -> None:
    file = Path(protocol.__file__)
    before = protocol.PROTOCOLS[protocol.NEWEST]
    plays = {name: protocol.play_of(before.opponents[name].bot) for name in protocol.PLAYS}
    write_whole(file, renewed(file.read_text(), shipped_hash(), plays))
    after = reload(protocol).PROTOCOLS[protocol.NEWEST]
    after.check()
    leaderboard.write(ROOT, leaderboard.rows_in(ROOT), after)
    print(f"{after.name}: {before.fingerprint()} is now {after.fingerprint()}")


if __name__ == "__main__":
    main()
