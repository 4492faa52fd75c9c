"""Games by clicks alone, from the lobby to the score."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.lobby import open_doors, take_seat
from tests.browser.player import Player, watch
from tests.browser.scenes import ANNA, BEN, Scenes
from tests.browser.visitor import Visitors

_ROUNDS = 7
_GAMES = [(players, staff) for players in (2, 4) for staff in ("Standard", "Draft")]
# Of the browser's measure: what moved, and how far. A new line in the log is 0.008, and several may come at once; a
# staff card that is played makes all others close their ranks.
_LARGEST_SHIFT = 0.02
_CLOSING_RANKS = 0.04


def _play(people: list[Player]) -> None:
    """Until the game is over for everybody. The table stays where it is, and never has to be scrolled."""
    regions: dict[Player, list[str]] = {}
    while True:
        player, sight = watch(people)
        if sight.over:
            break
        if player not in regions:
            regions[player] = sight.regions
            player.page.evaluate("window.shifts = []")
        assert sight.regions == regions[player]
        hidden = [offer.name for offer in sight.offers if not offer.seen]
        assert not hidden, f"out of sight: {hidden}"
        player.act(sight)
    for player in people:
        while not (sight := player.wait()).over:  # the last emperor scoring waits for each reader
            player.act(sight)
        assert player.page.evaluate("scrollX + scrollY") == 0
        assert [shift for shift in player.visitor.shifts() if shift["value"] > _allowed(shift["moved"])] == []


def _allowed(moved: list[str]) -> float:
    if "show panel" in moved:  # a pack grows smaller
        return 1.0
    return _CLOSING_RANKS if any(name.startswith(("thing staff", "log__l")) for name in moved) else _LARGEST_SHIFT


def _see_the_score(player: Player) -> None:
    player.page.get_by_role("link", name="The result").click()
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("in Vienna")


@pytest.mark.whole
@pytest.mark.parametrize("options", _GAMES, ids=str)
def test_against_bots(visitors: Visitors, options: tuple[int, str]) -> None:
    players, staff = options
    anna = visitors.enter()
    open_doors(anna, "Anna", players, staff, ["bot:gentle", "bot:novice", "bot:novice"])
    player = Player(anna)
    _play([player])
    _see_the_score(player)


@pytest.mark.whole
def test_the_last_round(visitors: Visitors, scenes: Scenes) -> None:
    anna, ben = visitors.enter(), visitors.enter()
    made = scenes.when(lambda game: game.round == _ROUNDS, ANNA, BEN)
    anna.sit(made)
    ben.sit(made, 1)
    people = [Player(anna), Player(ben, seed=2)]
    _play(people)
    for player in people:
        _see_the_score(player)


@pytest.mark.whole
@pytest.mark.parametrize("options", _GAMES, ids=str)
def test_two_browsers(visitors: Visitors, options: tuple[int, str]) -> None:
    players, staff = options
    anna, ben = visitors.enter(), visitors.enter()
    link = open_doors(anna, "Anna", players, staff, ["open", "bot:novice", "bot:gentle"])
    take_seat(ben, "Ben", link)
    people = [Player(anna), Player(ben, seed=2)]
    _play(people)
    for player in people:
        _see_the_score(player)
