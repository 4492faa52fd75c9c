"""The catalogues: nothing missing, nothing left over, every placeholder known to the code that fills it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typer.testing import CliRunner

import grandaustria
from grandaustria import Game, Options
from grandaustria.cli.app import app
from grandaustria.rules.choices import CHOICES
from grandaustria.rules.events import KINDS, SOURCES
from grandaustria.rules.state import Step
from grandaustria.view.ask import ask
from grandaustria.view.catalogue import Catalogue, catalogue, key, languages
from grandaustria.view.chronicle import EARLIER
from grandaustria.view.effects import EFFECTS
from grandaustria.view.events import event_as_json
from grandaustria.view.tell import tell
from grandaustria.view.text import text_of
from tests.random_games import finished
from tests.table import play, player, table
from tests.words import samples

LOCALES = Path(grandaustria.__file__).parent / "view" / "locales"


class Placeholders(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def entries(language: str) -> list[Any]:
    found: list[Any] = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found += FluentParser().parse(path.read_text(encoding="utf-8")).body
    return found


def placeholders(language: str) -> dict[str, set[str]]:
    """For every message and every attribute the variables it shows."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                visitor = Placeholders()
                visitor.visit(pattern)
                found[name] = visitor.names
    return found


@pytest.mark.parametrize("language", languages())
def test_catalogues_are_well_formed(language: str) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_messages(language: str) -> None:
    english = placeholders("en")
    translated = placeholders(language)
    assert set(translated) == set(english)
    for name, used in translated.items():
        assert used <= english[name], name


def exercise(chart: Path) -> None:
    """Say everything there is to say."""
    words = catalogue("en")
    s = table(player(cafe=[65])).state
    for name, effect in EFFECTS.items():
        s.agenda = Step(effect, 0, 1, None, None)
        for choice in range(CHOICES):
            text_of(s, choice, "en")
        if words.has(f"ask-{key(name)}"):
            ask({"seat": 0, "ask": name, "n": 1, "choices": []})
    for prompt in (None, {"seat": -1, "ask": "roll_dice", "n": 1}, {"seat": 0, "ask": "turn", "n": 0}):
        ask(prompt)
    for kind in range(len(KINDS)):
        tell(event_as_json((kind, 0, *samples(kind)[0]), 0))
    for source in (*SOURCES, EARLIER):
        tell({"event": "points", "seat": 0, "change": 1, "source": source})
    for hotel in ("night", "A", "B", "C", "D"):
        tell({"event": "hotel_dealt", "seat": 0, "hotel": hotel})
    for command in (
        ["cards"],
        ["cards", "--edition", "first"],
        ["simulate", "--games", "1"],
        ["simulate", "--games", "1", "--bots", "random"],
        ["bots"],
        ["arena", "random", "tests.odd_bots:Raises", "--games", "12"],
        ["arena", "random", "random:seed=1", "--games", "1", "--chart", str(chart)],
    ):
        CliRunner().invoke(app, command, env={"FORCE_COLOR": "1"})
    tie = {"round": 7, "agenda": [{"do": "final_scoring", "seat": -1, "n": 0}]}
    extra_turn = table(player(cafe=[97]), edition="first")
    games = [
        table(),
        play(extra_turn, "MOVE_IN:0", "OCCUPY:0", "TAKE_DIE:1", "AMOUNT:0", "END_TURN"),
        play(table(), "PASS", "PASS"),
        Game.restore(table().snapshot() | tie),
        Game.restore(table(player(points=-1, kitchen={"wine": 1}), player()).snapshot() | tie),
        *(finished(Options(players=4, hotel="day"), seed) for seed in range(3)),
    ]
    for game in games:
        CliRunner().invoke(app, ["show", "-"], input=json.dumps(game.record()))


def test_every_message_is_said_with_all_it_shows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: dict[str, set[str]] = {}
    say = Catalogue.say

    def listen(self: Catalogue, message: str, **arguments: str | int) -> str:
        said[message] = said.get(message, set(arguments)) & set(arguments)
        return say(self, message, **arguments)

    monkeypatch.setattr(Catalogue, "say", listen)
    exercise(tmp_path / "chart.svg")
    shown = placeholders("en")
    assert sorted(set(said) - set(shown)) == [], "said but not in the catalogue"
    assert sorted(set(shown) - set(said)) == [], "in the catalogue but never said"
    assert {name: shown[name] - said[name] for name in shown if shown[name] - said[name]} == {}
