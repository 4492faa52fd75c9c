"""The loop in which bots play: for matches, simulations, environments and demonstrations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from grandaustria.bots.bot import Bot
from grandaustria.game import Game


def play_on(game: Game, bots: Mapping[int, Bot]) -> Iterator[int]:
    """Let the bots, by seat, play as long as one of them is to act; yields the seat after each choice."""
    while (seat := game.seat) is not None and seat in bots:
        game.play(bots[seat].choose(game.lazy_view()))
        yield seat


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bots, one for each seat, play to the end."""
    while (seat := game.seat) is not None:
        game.play(bots[seat].choose(game.lazy_view()))
