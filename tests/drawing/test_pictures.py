"""A picture shows what its seat may see, in the symbols and colours of the game, and needs nothing from outside."""

from __future__ import annotations

import re
from itertools import islice
from xml.etree import ElementTree

import pytest

from grandaustria import Game, Options
from grandaustria.drawing.colours import THEMES, theme_named
from grandaustria.drawing.symbols import symbols
from grandaustria.drawing.table import printed
from grandaustria.errors import InvalidData
from grandaustria.words.catalogue import languages
from hatch_build import ROOT
from tests.random_games import ALL_OPTIONS, decisions

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def texts(svg: str) -> list[str]:
    return [text.text or "" for text in parsed(svg).iter(f"{SVG}text")]


def middle(options: Options, seed: int = 3, decision: int = 60) -> Game:
    return next(islice(decisions(options, seed), decision, None))


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_every_position_can_be_drawn(options: Options) -> None:
    for number, game in enumerate(decisions(options, seed=1)):
        if number % 97 == 0 or game.seat is None:
            for seat in (None, game.seat):
                parsed(game.svg(seat, names=("Anna",)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_speaks_every_language(language: str, theme: str) -> None:
    game = middle(Options(players=4, hotel="day"))
    root = parsed(game.svg(None, language, theme))
    assert root.get("lang") == language
    assert root.find(f"{SVG}title") is not None
    assert root.findtext(f"{SVG}title") != root.findtext(f"{SVG}desc")
    assert len(game.svg(None, language, theme)) < 150_000


def test_a_screen_reader_learns_the_round_and_how_everybody_stands() -> None:
    game = middle(Options(players=2))
    root = parsed(game.svg())
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == f"Grand Austria Hotel, round {game.round} of 7"
    said = root.findtext(f"{SVG}desc")
    assert said is not None
    assert [f"points {score}" in said for score in game.scores()] == [True, True]


def test_a_picture_needs_nothing_from_outside() -> None:
    for element in parsed(middle(Options(players=3)).svg()).iter():
        assert element.tag.removeprefix(SVG) not in ("script", "image", "style", "foreignObject", "a")
        for name, value in element.items():
            assert not name.startswith("on")
            assert "//" not in value
            assert "var(" not in value
            assert "href" not in name or value.startswith("#ga-")


def test_every_symbol_that_is_used_is_defined() -> None:
    root = parsed(middle(Options(players=4)).svg())
    defined = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    assert {use.get("href", "")[1:] for use in root.iter(f"{SVG}use")} == defined


def test_names_are_text_and_nothing_else() -> None:
    svg = middle(Options(players=2)).svg(names=('<b>Anna</b> & "Co"', "]]>\0\ud800"))
    assert [name in texts(svg) for name in ('<b>Anna</b> & "Co"', "]]>")] == [True, True]


@pytest.mark.parametrize("options", [Options(players=3), Options(players=2, staff="draft", hotel="day")], ids=str)
def test_nothing_hidden_is_drawn(options: Options) -> None:
    for number, game in enumerate(decisions(options, seed=5)):
        if number % 40 == 0 and game.seat is not None:
            worlds = [game.determinized(seed) for seed in range(3)]
            assert {world.svg(game.seat) for world in worlds} == {game.svg(game.seat)}


def test_a_seat_sees_its_hand_and_a_spectator_nobodys() -> None:
    game = middle(Options(players=2), decision=5)
    hand = game.view(0)["players"][0]["hand"]
    assert isinstance(hand, list)
    words = [re.split(r"[ \u00ad]", printed("current", "en").staff[number]["name"])[0] for number in hand]
    assert [any(text.startswith(word) for text in texts(game.svg(0))) for word in words] == [True] * len(hand)
    for seat in (1, None):
        assert [word for word in words for text in texts(game.svg(seat)) if text.startswith(word)] == []


def test_whoever_is_to_act_is_marked() -> None:
    game = middle(Options(players=2))
    assert texts(game.svg()).count("to act") == 1
    *_, over = decisions(Options(players=2), seed=3)
    assert "to act" not in texts(over.svg())


@pytest.mark.parametrize("edition", ["current", "first"])
def test_every_card_has_its_symbols(edition: str) -> None:
    cards = printed(edition, "en")
    strips = [line["strip"] for guest in cards.guests.values() for line in guest["lines"]]
    strips += cards.asked.values()
    strips += [staff["strip"] for staff in cards.staff.values()]
    strips += [
        strip for tile in cards.tiles.values() for kind in ("reward", "penalty") for strip in tile[f"{kind}_strips"]
    ]
    icons = {icon for strip in strips for icon in re.findall(r"i:(\S+)", strip)}
    icons |= {food for guest in cards.guests.values() for food in guest["order"]}
    icons |= {f"c-{guest['colour']}" for guest in cards.guests.values()}
    assert len(icons) > 20
    assert icons <= symbols().keys()


def test_the_symbols_use_colours_that_both_themes_have() -> None:
    used = {name for symbol in symbols().values() for name in re.findall(r"var\(--([\w-]+)\)", symbol.shapes)}
    day, night = theme_named("day"), theme_named("night")
    assert used <= day.keys()
    assert day.keys() == night.keys()
    assert day["ink"] != night["ink"]


def test_the_picture_in_the_documents_is_current() -> None:
    """To draw it again: grandaustria show docs/pictures/position.txt --svg docs/pictures/position.svg"""
    position = (ROOT / "docs/pictures/position.txt").read_text().strip()
    assert Game.from_position(position).svg() == (ROOT / "docs/pictures/position.svg").read_text(encoding="utf-8")


def test_a_theme_that_does_not_exist_is_named() -> None:
    with pytest.raises(InvalidData, match="theme: day or night, not 'dusk'"):
        Game(seed=1).svg(theme="dusk")
