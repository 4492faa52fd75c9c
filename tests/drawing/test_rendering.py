"""The render modes, and what notebooks show."""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from itertools import islice
from subprocess import run
from urllib.parse import unquote
from xml.etree import ElementTree

import numpy as np
import pytest

from grandaustria import Game, Options
from grandaustria.drawing.position import svg_of
from grandaustria.drawing.rendering import render
from grandaustria.errors import InvalidData
from tests.random_games import decisions


@pytest.fixture(scope="module")
def game() -> Game:
    return next(islice(decisions(Options(players=2), 3), 60, None))


def test_svg_is_the_picture_of_the_seat(game: Game) -> None:
    assert render(game, "svg", 1) == game.svg(1)
    assert render(game, "svg") == game.svg() == game._repr_svg_()


def test_pixels(game: Game) -> None:
    pixels = render(game, "rgb_array")
    assert pixels.dtype == np.uint8
    assert pixels.shape == (765, 1090, 3)
    assert len(np.unique(pixels)) > 100


def test_frames_of_a_film_are_of_one_size() -> None:
    *_, over = decisions(Options(players=3), seed=3)
    frames = [svg_of(each.view(seat), framed=True) for each in (Game(Options(players=3)), over) for seat in (None, 0)]
    sizes = {(found.get("width"), found.get("height")) for found in map(ElementTree.fromstring, frames)}
    assert sizes == {("1090", "1176")}


def test_pixels_need_a_package_that_is_named(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(InvalidData, match=r"rgb_array: not installed; pip install 'grandaustria\[pictures\]'"):
        render(game, "rgb_array")


def test_text_shows_dice_guests_and_rooms() -> None:
    game = Game(Options(players=2), seed=1)
    text = render(game, "ansi")
    dice = game.view()["dice"]
    assert "Dice: " + "; ".join(f"{value}×{number}" for value, number in enumerate(dice, start=1)) in text
    assert text.count("\n  4  b  r  b  r  b \n  3  b  r  b  y  y \n") == 2
    assert text.count("\n  1 ") == 2
    assert "Hand: 6" in text
    assert "\N{SOFT HYPHEN}" not in text


def test_the_library_loads_nothing_for_drawing_until_it_draws() -> None:
    code = "import sys, grandaustria; print([name for name in sys.modules if 'drawing' in name])"
    assert run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_mode_that_does_not_exist_is_named(game: Game) -> None:
    with pytest.raises(InvalidData, match="render_mode: one of ansi, svg, rgb_array, not 'human'"):
        render(game, "human")


def test_a_notebook_gets_an_image_with_a_description(game: Game) -> None:
    elements: list[dict[str, str | None]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            assert tag == "img"
            elements.append(dict(attrs))

    Reader().feed(game._repr_html_())
    (image,) = elements
    assert unquote((image["src"] or "").removeprefix("data:image/svg+xml,")) == game.svg()
    assert (image["alt"] or "").startswith("Grand Austria Hotel, round")
