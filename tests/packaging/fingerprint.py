"""What many random games came to, in one line: `python -m tests.packaging.fingerprint 2000`.

The same with the rules compiled and interpreted, on every platform.
"""

from __future__ import annotations

import hashlib
import json
import sys

from grandaustria import Game
from grandaustria.bots.driver import play_out
from grandaustria.bots.random_bot import RandomBot
from tests.random_games import ALL_OPTIONS, decisions


def fingerprint(games: int) -> str:
    """Of the records of that many games over all options; every fourth is played eagerly, with its events."""
    digest = hashlib.sha256()
    for seed in range(games):
        options = ALL_OPTIONS[seed % len(ALL_OPTIONS)]
        if seed % 4 == 0:
            *_, game = decisions(options, seed)
            digest.update(json.dumps(game.events()).encode())
        else:
            game = Game(options, seed)
            play_out(game, [RandomBot(seed)] * options.players)
        digest.update(json.dumps([game.record(), game.breakdown()]).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(fingerprint(int(sys.argv[1])))
