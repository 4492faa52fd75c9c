"""Ways to every screen, and to what opens on it, that do not depend on the language."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.kept_games import kept_games
from tests.browser.scenes import Scenes
from tests.browser.visitor import Visitor

Way = Callable[[Visitor, Scenes], None]


def _at(page: Page, sign: str) -> None:
    """Waits until the screen is there, and its fonts are."""
    expect(page.locator(sign).first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")


def lobby(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto("/")
    _at(visitor.page, ".games")


def preferences(visitor: Visitor, scenes: Scenes) -> None:
    lobby(visitor, scenes)
    visitor.page.locator("header button.btn").last.click()
    _at(visitor.page, "dialog[open]")


def more_options(visitor: Visitor, scenes: Scenes) -> None:
    """Of a new table, with a third hotelier."""
    lobby(visitor, scenes)
    visitor.page.locator(".add button").first.click()
    visitor.page.locator(".form details").evaluate("(details) => (details.open = true)")


def dead_link(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto("/join/no-such-game/no-such-invitation")
    _at(visitor.page, "[role=alert]")


def waiting_room(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/join/{scenes.open['game']}/{scenes.open['invitation']}")
    _at(visitor.page, ".seats")


def turn(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.turn['game']}")
    _at(visitor.page, ".is-target")


def popover(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    visitor.page.locator("[aria-haspopup=menu]:not([aria-disabled])").first.click()
    _at(visitor.page, "[role=menu]")


def help_card(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    visitor.page.locator(".purse .hit, .obj .hit").first.click(force=True)  # it only explains itself
    _at(visitor.page, "[role=tooltip]")


def guest_help(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    visitor.page.locator(".queue .hit").first.hover(force=True)
    _at(visitor.page, "[role=tooltip]")


def log(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    visitor.page.keyboard.press("l")
    _at(visitor.page, "dialog[open] .logs")


def rival(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    for panel in visitor.page.locator(".tab:last-child").all():  # on phones
        panel.click()
    visitor.page.locator(".rival .hit").first.click()
    _at(visitor.page, "dialog[open]")


def menu(visitor: Visitor, scenes: Scenes) -> None:
    turn(visitor, scenes)
    visitor.page.locator(".crest button, .ptop [aria-haspopup=dialog]").first.click()
    _at(visitor.page, "dialog[open]")


def four(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.four['game']}")
    _at(visitor.page, ".is-target")


def three(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.three['game']}")
    _at(visitor.page, ".is-target")


def amounts(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.amounts['game']}")
    _at(visitor.page, ".amount, .amt")


def warning(visitor: Visitor, scenes: Scenes) -> None:
    four(visitor, scenes)
    visitor.page.locator(".btn--pass").first.click()
    _at(visitor.page, "[role=alert]")


def _advised(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.advised['game']}")
    _at(visitor.page, ".is-target")


def forecast(visitor: Visitor, scenes: Scenes) -> None:
    _advised(visitor, scenes)
    for panel in visitor.page.locator(".tab:last-child").all():  # on phones
        panel.click()
    _at(visitor.page, ".fc")


def hint(visitor: Visitor, scenes: Scenes) -> None:
    """The three best choices."""
    _advised(visitor, scenes)
    visitor.page.keyboard.press("h")
    _at(visitor.page, ".adv--best .adv__b")


def whole_turn(visitor: Visitor, scenes: Scenes) -> None:
    hint(visitor, scenes)
    visitor.page.locator(".counsel__m button").last.click()
    _at(visitor.page, ".adv__t li")


def four_draft(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.four_draft['game']}")
    _at(visitor.page, ":is(.show, .draft) .is-target")


def asked(ask: str) -> Way:
    """The table where Anna is asked this."""

    def way(visitor: Visitor, scenes: Scenes) -> None:
        made = scenes.asked(ask)
        visitor.take(made)
        visitor.goto(f"/game/{made['game']}")
        _at(visitor.page, ".prompt__q")

    way.__name__ = ask
    return way


def scoring(visitor: Visitor, scenes: Scenes) -> None:
    made = scenes.scoring()
    visitor.take(made)
    visitor.goto(f"/game/{made['game']}")
    visitor.page.locator(".pgo, .prompt .btn--go").first.click()
    _at(visitor.page, ".spoken")


def since(visitor: Visitor, scenes: Scenes) -> None:
    four(visitor, scenes)
    visitor.page.keyboard.press("s")
    _at(visitor.page, ".since")


def leopold(visitor: Visitor, scenes: Scenes) -> None:
    four(visitor, scenes)
    visitor.page.locator(".pleo").click()
    _at(visitor.page, ".sheet--leopold")


def draft(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.draft['game']}")
    _at(visitor.page, ":is(.show, .draft) .is-target")


def end(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/end/{scenes.over['game']}")
    _at(visitor.page, ".podium")


def solo(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/game/{scenes.solo['game']}")
    _at(visitor.page, ".is-target")
    if not visitor.page.locator(".phone").count():  # there a tab opens it
        _at(visitor.page, ".lstep")


def leopolds_board(visitor: Visitor, scenes: Scenes) -> None:
    solo(visitor, scenes)
    visitor.page.locator(".leopold .hit").first.click()
    _at(visitor.page, "dialog[open]")


def solo_end(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/end/{scenes.solo_over['game']}")
    _at(visitor.page, ".rank")


def replay(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/replay/{scenes.over['game']}")
    _at(visitor.page, ".bar")


def play_on(visitor: Visitor, scenes: Scenes) -> None:
    replay(visitor, scenes)
    visitor.page.locator(".bar__e [aria-haspopup=dialog]").click()
    _at(visitor.page, "dialog[open] .level")


def share(visitor: Visitor, scenes: Scenes) -> None:
    end(visitor, scenes)
    visitor.page.locator("nav .btn[aria-haspopup=dialog]").click()
    _at(visitor.page, "dialog[open] .shareacts")


def shared(visitor: Visitor, scenes: Scenes) -> None:
    """What anybody sees who has the link."""
    visitor.goto(f"/shared/{scenes.link}")
    _at(visitor.page, ".podium")


def load(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto("/load")
    _at(visitor.page, ".drop")


def loaded(visitor: Visitor, scenes: Scenes) -> None:
    load(visitor, scenes)
    visitor.page.locator("textarea").fill(scenes.record)
    visitor.page.locator("form button").click()
    _at(visitor.page, "dl")


def loaded_replay(visitor: Visitor, scenes: Scenes) -> None:
    loaded(visitor, scenes)
    visitor.page.locator(".btn--go").click()
    _at(visitor.page, ".bar")


def rules(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto("/rules")
    _at(visitor.page, ".rules__text")


def statistics(visitor: Visitor, scenes: Scenes) -> None:
    visitor.keep("grandaustria.statistics", kept_games())
    visitor.goto("/statistics")
    _at(visitor.page, ".regulars img")


def few_statistics(visitor: Visitor, scenes: Scenes) -> None:
    """Without reviews."""
    visitor.keep("grandaustria.statistics", kept_games(4, reviewed=False))
    visitor.goto("/statistics")
    _at(visitor.page, ".regulars img")


def regulars(visitor: Visitor, scenes: Scenes) -> None:
    statistics(visitor, scenes)
    visitor.page.locator(".regulars button").click()
    _at(visitor.page, "dialog[open]")


def review(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/review/{scenes.reviewed['game']}")
    _at(visitor.page, ".way--better")


def review_luck(visitor: Visitor, scenes: Scenes) -> None:
    review(visitor, scenes)
    visitor.page.locator(".turns [type=radio]").nth(2).check(force=True)
    _at(visitor.page, ".luck")


def review_words(visitor: Visitor, scenes: Scenes) -> None:
    review(visitor, scenes)
    visitor.page.locator(".played [aria-haspopup=dialog]").click()
    _at(visitor.page, "dialog[open] dt")


def half_review(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/review/{scenes.half_reviewed['game']}")
    _at(visitor.page, ".way--played")


def not_reviewed(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto(f"/review/{scenes.over['game']}")
    _at(visitor.page, ".look .btn")


def reviewed_turn(visitor: Visitor, scenes: Scenes) -> None:
    review(visitor, scenes)
    visitor.page.locator(".chosen .btn").click()
    _at(visitor.page, ".way--better .btn")
    if visitor.page.locator(".onboard").count():  # beside it
        _at(visitor.page, ".tableview .queue .hit")


def watched_turn(visitor: Visitor, scenes: Scenes) -> None:
    reviewed_turn(visitor, scenes)
    visitor.page.locator(".way--better .btn").click()
    _at(visitor.page, ".tableview, .phone, .tablet")
    visitor.page.locator(".turnbar .btn").first.click()
    _at(visitor.page, ".turnbar b")


def learn(visitor: Visitor, scenes: Scenes) -> None:
    review(visitor, scenes)
    visitor.page.locator("nav .btn--go").click()
    _at(visitor.page, ".is-target")


def learned(visitor: Visitor, scenes: Scenes) -> None:
    """With the answer."""
    learn(visitor, scenes)
    for strip in visitor.page.locator(".strip > .btn").all():  # where the panel is not beside the table
        strip.click()
    visitor.page.locator(".learnp__b .btn:has([*|href='#ui-eye'])").click()
    _at(visitor.page, ".learnp__w, .numbered--better")


REVIEWS: list[Way] = [
    *(review, review_luck, review_words, half_review, not_reviewed, reviewed_turn, watched_turn, learn, learned),
]
TABLES: list[Way] = [turn, popover, help_card, guest_help, log, rival, menu, four, draft]
ADVICE: list[Way] = [forecast, hint, whole_turn]
ALONE: list[Way] = [solo, leopolds_board, solo_end]
BROUGHT: list[Way] = [play_on, share, shared, load, loaded, loaded_replay]


def daily(visitor: Visitor, scenes: Scenes) -> None:
    visitor.goto("/daily")
    _at(visitor.page, ".who, .tries")


def puzzle(visitor: Visitor, scenes: Scenes) -> None:
    daily(visitor, scenes)
    visitor.page.locator(".next a").click()
    _at(visitor.page, ".is-target")


ON_THE_DEVICE: list[Way] = [statistics, few_statistics, regulars, daily, puzzle]
SCREENS: list[Way] = [
    lobby,
    preferences,
    dead_link,
    waiting_room,
    *TABLES,
    *ADVICE,
    *ALONE,
    end,
    replay,
    *BROUGHT,
    *REVIEWS,
    rules,
    *ON_THE_DEVICE,
]


def hold_all(visitor: Visitor, scenes: Scenes) -> None:
    visitor.hold(
        scenes.turn,
        scenes.three,
        scenes.four,
        scenes.advised,
        scenes.amounts,
        scenes.draft,
        scenes.four_draft,
        scenes.over,
        scenes.solo,
        scenes.solo_over,
        scenes.reviewed,
        scenes.half_reviewed,
    )
