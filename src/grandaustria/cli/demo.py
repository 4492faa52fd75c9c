"""One game between bots, for a story."""

from __future__ import annotations

import secrets
from typing import Final

from grandaustria.bots.bot import bot_named
from grandaustria.bots.driver import play_out
from grandaustria.game import Game
from grandaustria.options import Options

PLAYERS: Final = "planner:width=16,ends=1"  # quick enough where the rules run interpreted


def played_by_bots(options: Options, seed: int | None) -> Game:
    game = Game(options, secrets.randbits(32) if seed is None else seed)
    bots = [bot_named(PLAYERS)(seat) for seat in range(options.players)]
    play_out(game, bots)
    return game
