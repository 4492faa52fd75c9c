"""Finished games are shared by a link and taken back; saved ones are opened, watched, and played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from grandaustria import Game
from tests.browser.played import played
from tests.browser.player import Player
from tests.browser.scenes import ANNA, BEN, BOT, Scenes
from tests.browser.visitor import Visitor, Visitors

_PHONE = (390, 664)


def over(game: Game) -> bool:
    return game.seat is None


def test_a_game_is_shared_when_both_agree_until_one_takes_it_back(visitors: Visitors, scenes: Scenes) -> None:
    made = scenes.when(over, ANNA, BEN)
    anna, ben, stranger = visitors.enter(), visitors.enter(_PHONE, has_touch=True, is_mobile=True), visitors.enter()
    for seat, person in enumerate((anna, ben)):
        person.hold(made, seat=seat)
    anna.goto(f"/end/{made['game']}")
    anna.page.get_by_role("button", name="Share", exact=True).click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Agree to share").click()
    expect(dialog.get_by_role("status")).to_contain_text("Ben has yet to agree")
    ben.goto("/")
    expect(ben.page.locator(".games")).to_contain_text("to be shared?")
    ben.page.get_by_role("button", name="Share the game with Anna").tap()
    expect(ben.page.get_by_role("status")).to_have_text("Anna would like to share this game.")
    ben.page.get_by_role("button", name="Agree to share").tap()
    link = ben.page.get_by_role("textbox", name="Link to the game").input_value()
    expect(dialog.get_by_role("textbox", name="Link to the game")).to_have_value(link)
    stranger.page.goto(link)
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("in Vienna")
    assert stranger.page.get_by_role("button", name="Share").count() == 0
    stranger.page.get_by_role("link", name="Replay").first.click()
    expect(stranger.page.get_by_role("contentinfo", name="Replay")).to_contain_text("Move 0 of")
    ben.page.get_by_role("button", name="Take it back").tap()
    expect(ben.page.get_by_role("button", name="Agree to share")).to_be_visible()
    stranger.page.goto(link)
    stranger.page.reload()
    expect(stranger.page.get_by_role("alert")).to_contain_text("opens no door")
    stranger.errors = [error for error in stranger.errors if "404" not in error]


def test_a_saved_record_is_opened_again_and_played_on(visitor: Visitor, scenes: Scenes, tmp_path: Path) -> None:
    visitor.hold(scenes.over)
    page = visitor.page
    visitor.goto(f"/end/{scenes.over['game']}")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "record.json"
    saving.value.save_as(file)
    visitor.goto("/")
    page.get_by_role("link", name="Open a saved game").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="A finished game")).to_be_visible()
    page.get_by_role("link", name="Look at it").click()
    page.get_by_role("slider").fill("40")
    play_on(page, "Hotelier 2")
    player = Player(visitor)
    player.act(player.wait())
    page.reload()
    player.wait()


def play_on(page: Page, seat: str) -> None:
    expect(page.get_by_role("contentinfo", name="Replay")).to_contain_text("Move 40 of")
    page.get_by_role("button", name="Play on", exact=True).click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("radiogroup", name="You play").get_by_text(seat).click()
    dialog.get_by_role("combobox", name="Computer").select_option("random")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/#/game/*")


@pytest.mark.parametrize("way", ["paste", "drop"])
def test_a_position_is_set_up_by_keyboard_or_drop(visitor: Visitor, way: str) -> None:
    position = played(lambda game: game.round == 3 and game.seat == 0)
    page = visitor.page
    visitor.goto("/load")
    field = page.get_by_role("textbox", name="Or paste its text")
    expect(field).to_be_visible()
    if way == "paste":
        field.focus()
        page.keyboard.insert_text(position.position())
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.evaluate(_DROP, json.dumps(position.snapshot()))
    expect(page.get_by_role("heading", name="A position")).to_be_visible()
    page.get_by_role("link", name="Look at it").press("Enter")
    page.get_by_role("button", name="Play on", exact=True).press("Enter")
    page.get_by_role("button", name="Begin").press("Enter")
    page.wait_for_url("**/#/game/*")
    Player(visitor).wait()


_DROP = """(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], 'position.json', { type: 'application/json' }));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def test_what_is_no_game_is_refused_in_words(visitors: Visitors, scenes: Scenes) -> None:
    visitor = visitors.enter()
    visitor.prefer(language="de")
    page = visitor.page
    visitor.goto("/load")
    record = json.loads(scenes.record)
    for text, words in (
        ("Servus!", "kein gespeichertes Spiel"),
        (json.dumps(record | {"choices": [*record["choices"][:60], 0]}), "Antwort Nummer 61"),
        (json.dumps(record | {"version": 9}), "neuere Version"),
    ):
        page.locator("textarea").fill(text)
        page.locator("form button").click()
        expect(page.get_by_role("alert")).to_contain_text(words)
    visitor.errors = [error for error in visitor.errors if "422" not in error]


def test_a_game_played_on_is_marked_at_its_end(visitor: Visitor, scenes: Scenes) -> None:
    made = scenes._house.play_on(played(lambda game: game.round == 7 and game.seat == 0), ANNA, BOT)
    scenes._house.play(made, lambda table: False)
    visitor.hold(made)
    visitor.goto(f"/end/{made['game']}")
    expect(visitor.page.locator(".end")).to_contain_text("it does not count in statistics")
