"""Bots: how they are named and made, what they are shown, and the example of the manual."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.arena.fixtures import fixtures, matches
from grandaustria.arena.match import play_match
from grandaustria.arena.standings import standings
from grandaustria.bots import bot_named
from grandaustria.bots.bot import split_names
from grandaustria.bots.ladder import BOTS, LADDER
from grandaustria.words.catalogue import catalogue, languages
from tests.bots.faulty_bots import Illegal, Recorder
from tests.bots.quick_bots import QUICK_BOTS

FAULTY = "tests.bots.faulty_bots"
MANUAL = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder; what is loaded from it is forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    monkeypatch.setattr(sys, "modules", dict(sys.modules))
    return tmp_path


def refused(text: str) -> str:
    with pytest.raises(InvalidData) as caught:
        bot_named(text)
    assert caught.value.field == "bot"
    assert "\n" not in caught.value.problem
    return caught.value.problem


@pytest.mark.parametrize("name", QUICK_BOTS)
def test_every_bot_plays_a_whole_game(name: str) -> None:
    match = play_match(Options(), (name, "random"), seed=1, allowed=60)
    assert match.forfeit is None


@pytest.mark.parametrize("language", languages())
def test_every_bot_says_how_it_thinks(language: str) -> None:
    assert [name for name in BOTS if not catalogue(language).has(f"bot-{name}")] == []


def test_levels_are_sorted_by_rating_and_the_manual_says_the_same() -> None:
    ratings = [level.rating for level in LADDER.values() if level.rating is not None]
    assert ratings == sorted(set(ratings))
    assert len(ratings) == len(LADDER) == len(BOTS) - 1
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", MANUAL.read_text(encoding="utf-8"), re.MULTILINE)
    assert [(name, int(rating)) for name, rating in rows] == [(name, level.rating) for name, level in LADDER.items()]


def test_parameters_of_a_level_can_be_changed() -> None:
    assert vars(bot_named("novice")(1))["_mistakes"] == 0.5
    assert vars(bot_named("novice:mistakes=0.4")(1))["_mistakes"] == 0.4
    assert vars(bot_named("gentle")(1))["_mistakes"] == 0


@pytest.mark.parametrize(("mistakes", "expected"), [(0, 0), (0.25, 0.25), (1, 1)])
def test_mistakes_are_made_as_often_as_asked_for(mistakes: float, expected: float) -> None:
    """The same position again and again: how often a choice is made without a plan."""
    game = Game(seed=1)
    assert game.seat is not None
    view = game.view(game.seat)
    bot = bot_named(f"gentle:mistakes={mistakes}")(3)
    planned = vars(bot)["_plan"]
    blind = 0
    for _ in range(1000):
        planned[:] = [game.choices()[0], 0]
        assert bot.choose(view) in game.choices()
        blind += not planned
    assert blind / 1000 == pytest.approx(expected, abs=0.05)


def test_the_random_bot_takes_any_choice_and_repeats_itself_with_its_seed() -> None:
    game = Game(seed=1)
    assert game.seat is not None
    view = game.view(game.seat)

    def chosen(seed: int) -> list[int]:
        bot = bot_named("random")(seed)
        return [bot.choose(view) for _ in range(200)]

    assert set(chosen(1)) == set(game.choices())
    assert chosen(1) == chosen(1) != chosen(2)


def test_unknown_bots_are_refused_with_the_known_ones_named() -> None:
    assert refused("clever") == f"one of {', '.join(BOTS)}, or module:Class, not 'clever'"
    assert refused("clever:depth=3").startswith("one of random")
    assert refused("").startswith("one of random")
    assert refused("nowhere_at_all:Bot").startswith("nowhere_at_all:Bot: ModuleNotFoundError")
    assert refused(f"{FAULTY}:Nobody").startswith(f"{FAULTY}:Nobody: AttributeError")
    assert refused(f"{FAULTY}:NOT_A_BOT") == f"{FAULTY}:NOT_A_BOT: not a class with a method `choose`"
    assert refused(f"{FAULTY}:NoChoose") == f"{FAULTY}:NoChoose: not a class with a method `choose`"


def test_parameters_are_handed_over_as_numbers_or_words() -> None:
    bot = bot_named(f"{FAULTY}:Illegal:choice=3")(1)
    assert isinstance(bot, Illegal)
    assert bot.choice == 3
    assert vars(bot_named(f"{FAULTY}:Illegal:choice=0.5")(1))["choice"] == 0.5
    assert vars(bot_named(f"{FAULTY}:Illegal:choice=any:where")(1))["choice"] == "any:where"
    assert refused(f"{FAULTY}:Illegal") == f"{FAULTY}:Illegal: missing a required argument: 'choice'"
    assert refused("random:depth=3") == "random:depth=3: got an unexpected keyword argument 'depth'"
    assert refused("random:deep") == "random:deep: parameters are written name=value, not 'deep'"


def test_a_list_of_names_keeps_parameters_with_their_bot() -> None:
    assert split_names("random") == ["random"]
    assert split_names("a:x=1,y=2, b:C:z=3,c") == ["a:x=1,y=2", "b:C:z=3", "c"]


def test_a_bot_comes_from_a_module_in_the_current_folder(folder: Path) -> None:
    (folder / "lonely.py").write_text(
        "class Bot:\n"
        "    def choose(self, view):\n"
        "        return view['prompt']['choices'][-1]['id']\n"
        "def made(**parameters):\n"
        "    return Bot() if 'seed' in parameters else None\n"
    )
    (folder / "broken.py").write_text("class Bot\n")
    assert play_match(Options(), ("lonely:Bot", "lonely:made"), seed=1, allowed=60).forfeit is None
    assert refused("broken:Bot").startswith("broken:Bot: ")
    assert "SyntaxError" in refused("broken:Bot")


def test_a_class_that_hides_its_parameters_gets_them_all(folder: Path) -> None:
    (folder / "hidden.py").write_text(
        "class Bot:\n"
        "    __signature__ = 'compiled'\n"
        "    def __init__(self, seed, depth): self.got = seed, depth\n"
        "    def choose(self, view): return 0\n"
    )
    assert vars(bot_named("hidden:Bot:depth=2")(5))["got"] == (5, 2)


@pytest.mark.parametrize("options", [Options(players=3, staff="draft"), Options(players=2), Options(players=4)])
def test_a_bot_is_shown_its_own_seat_and_nothing_else(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[Recorder, dict[str, Any]]] = []
    monkeypatch.setattr(Recorder, "views", shown)
    match = play_match(options, (f"{FAULTY}:Recorder",) * options.players, seed=3, allowed=60)
    assert len(shown) == sum(match.decisions)
    assert len({id(bot) for bot, _ in shown}) == len({(id(bot), view["seat"]) for bot, view in shown})
    for _, view in shown:
        assert view["format"] == "grandaustria.view"
        assert view["prompt"]["seat"] == view["seat"]
        assert isinstance(view["staff_deck"], int)
        assert isinstance(view["guest_deck"], int)
        assert not {"story", "chance", "seed"} & set(view)
        for seat, player in enumerate(view["players"]):
            assert isinstance(player["hand"], list if seat == view["seat"] else int)
            assert isinstance(player["pack"], list if seat == view["seat"] else int)


def test_writing_into_a_view_changes_nothing() -> None:
    plain = play_match(Options(), ("random", "random"), seed=4, allowed=60)
    meddled = play_match(Options(), (f"{FAULTY}:Meddler", "random"), seed=4, allowed=60)
    assert (meddled.scores, meddled.decisions) == (plain.scores, plain.decisions)


def test_the_example_of_the_manual_plays_and_beats_random(folder: Path) -> None:
    text = MANUAL.read_text(encoding="utf-8")
    code = text.split("```python\n# mymodule.py\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 25
    (folder / "mymodule.py").write_text(code, encoding="utf-8")
    bots = ["mymodule:MyBot", "random", "mymodule:MyBot:mistakes=0.5"]
    played = list(matches(Options(), fixtures(bots, 2, 60, seed=1), jobs=1, allowed=60))
    own, random, careless = standings(bots, played)
    assert own.forfeits == random.forfeits == careless.forfeits == 0
    assert own.share > 0.75
    assert own.rating.elo > careless.rating.elo > random.rating.elo
