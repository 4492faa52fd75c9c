"""The board game Grand Austria Hotel: a complete, correct and deterministic engine.

>>> from grandaustria import Game, Options
>>> game = Game(Options(players=2), seed=7)
>>> while game.seat is not None:
...     game.play(game.choices()[0])
>>> len(game.scores())
2
"""

from grandaustria.build_info import COMPILED
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.game import Game
from grandaustria.options import Options

__all__ = ["COMPILED", "Game", "IllegalChoice", "InvalidData", "Options"]
