"""Random games for tests: over all options, and busy enough that guests move in and staff is played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from grandaustria import Game, Options
from grandaustria.chance import Chance, seeded
from grandaustria.rules.choices import block_of, name_of

ALL_OPTIONS = [
    Options(players=players, hotel=hotel, staff=staff, edition=edition, promos=promos)
    for players, kind, staff, edition, promos in product(
        (2, 3, 4),
        ("night", "day", "chosen"),
        ("standard", "introductory", "draft"),
        ("current", "first"),
        (True, False),
    )
    for hotel in [("D", "B", "A", "C")[:players] if kind == "chosen" else kind]
]

SOLO_OPTIONS = [
    Options(mode="solo", level=level, hotel=hotel, promos=promos)
    for level, hotel, promos in product((1, 2, 3), ("night", "day", "C"), (True, False))
]

# What an eager player prefers, in this order.
EAGER = (
    "CLAIM",
    "MOVE_IN",
    "OCCUPY",
    "SERVE",
    "PUT",
    "USE_STAFF",
    "PLAY_STAFF",
    "TAKE_GUEST",
    "PREPARE",
    "COPY",
    "LOOK",
)


def eager_choice(game: Game, chance: Chance) -> int:
    """Return an eager choice nine times out of ten, if there is one; otherwise any choice."""
    legal = game.choices()
    if chance.below(10):
        for name in EAGER:
            wanted = [choice for choice in legal if block_of(choice).name == name]
            if name == "PUT":
                wanted = [choice for choice in wanted if not name_of(choice).endswith("kitchen")]
            if wanted:
                return wanted[chance.below(len(wanted))]
    return legal[chance.below(len(legal))]


def decisions(options: Options, seed: int, eager: bool = True) -> Iterator[Game]:
    """Yield the game at every decision, and once more when it is over."""
    game = Game(options, seed=seed)
    chance = seeded(seed + 1)
    while game.seat is not None:
        yield game
        legal = game.choices()
        game.play(eager_choice(game, chance) if eager else legal[chance.below(len(legal))])
    yield game


def finished(options: Options, seed: int) -> Game:
    *_, last = decisions(options, seed)
    return last
