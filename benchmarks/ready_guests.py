"""Whether the expert is right to end its turn while a guest is ready to move in.

    python -m benchmarks.ready_guests --turns 100

Plays games of the expert against itself and looks, wherever it ends its turn on a guest that could move in, whether
nine times the search finds that best as well.
"""

from __future__ import annotations

from typing import Annotated

import typer

from grandaustria.bots.expert import EFFORT, Expert
from grandaustria.chance import game_seeds, next_seed, seeded
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.rules.choices import END_TURN
from grandaustria.search.ready_guests import is_ready


def nine_times(seed: int) -> Expert:
    """Return an expert with nine times the search."""
    return Expert(
        seed,
        width=3 * EFFORT.width,
        looked_at=3 * EFFORT.looked_at,
        ends=EFFORT.ends + 4,
        worlds=4 * EFFORT.worlds,
        next_width=2 * EFFORT.next_width,
        next_looked_at=2 * EFFORT.next_looked_at,
    )


def main(
    turns: Annotated[int, typer.Option(help="Such turns to look at.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the games.")] = 5,
) -> None:
    chance = seeded(seed)
    found = agreed = games = ended = 0
    while found < turns:
        games += 1
        game = Game(Options(players=2 + games % 3), next_seed(chance))
        bots = [Expert(own) for own in game_seeds(game.options.players, next_seed(chance))]
        while game.seat is not None:
            choices = game.choices()
            choice = bots[game.seat].choose(game.lazy_view())
            ended += choice == END_TURN
            if choice == END_TURN and is_ready(choices):
                found += 1
                agreed += nine_times(next_seed(chance)).best(game.lazy_view()).first == END_TURN
            game.play(choice)
        print(f"{games} games, {ended} turns: {found} ended on a ready guest, {agreed} of them agreed upon", flush=True)


if __name__ == "__main__":
    typer.run(main)
