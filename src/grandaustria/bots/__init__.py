"""Bots that play the game."""

from grandaustria.bots.bot import Bot, Maker, bot_named

__all__ = ["Bot", "Maker", "bot_named"]
