"""The loop in which bots play: for matches, simulations, environments and demonstrations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from grandaustria.bots.bot import Bot
from grandaustria.bots.random_bot import RandomBot
from grandaustria.game import Game


def play_on(game: Game, bots: Mapping[int, Bot]) -> Iterator[int]:
    """Let the bots, by seat, play as long as one of them is to act; yields the seat after each choice."""
    while (seat := game.seat) is not None and seat in bots:
        bot = bots[seat]
        if isinstance(bot, RandomBot):  # it looks at nothing but its choices, and a view takes longer than they do
            game.play(bot.pick(game.choices()))
        else:
            game.play(bot.choose(game.view(seat)))
        yield seat


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bots, one for each seat, play to the end."""
    for _ in play_on(game, dict(enumerate(bots))):
        pass
