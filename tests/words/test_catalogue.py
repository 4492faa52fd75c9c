"""The catalogues: in every language nothing missing, nothing left over, all variables given, all plurals formed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, get_args

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typer.testing import CliRunner

import grandaustria
from grandaustria import Game, Options
from grandaustria.analysis.collecting import Collection
from grandaustria.analysis.finding import Search
from grandaustria.analysis.review.review import Review
from grandaustria.analysis.review.types import Level, Source
from grandaustria.arena.protocol import PROTOCOLS
from grandaustria.cards.editions import EDITIONS
from grandaustria.cli.app import app
from grandaustria.cli.puzzles import run as find_puzzles
from grandaustria.cli.review import print_review
from grandaustria.codec.events import event_as_json
from grandaustria.drawing.in_words import in_words
from grandaustria.evaluation.model import shipped
from grandaustria.history.chronicle import EARLIER
from grandaustria.rules.choices import CHOICES
from grandaustria.rules.events import KINDS, SOURCES
from grandaustria.rules.state import EFFECTS, Step
from grandaustria.search.learned import Effort
from grandaustria.server.position import shown_names
from grandaustria.training import generations
from grandaustria.training.curve import Point
from grandaustria.words import hints
from grandaustria.words import review as reviewed
from grandaustria.words.ask import ask, ask_briefly
from grandaustria.words.card_data import cards_as_json
from grandaustria.words.catalogue import Catalogue, catalogue, key, languages
from grandaustria.words.instructions import leopold_as_json
from grandaustria.words.story import story
from grandaustria.words.tell import tell, tell_notice
from grandaustria.words.text import text_of
from tests.arena.tiny_protocol import TINY
from tests.positions import play, player, table
from tests.random_games import ALL_OPTIONS, decisions, finished
from tests.solo.positions import alone, leopold
from tests.words.samples import REASONS, readable, samples
from tests.words.test_insight import CASES, IDLE
from tests.words.test_insight import why as why_not

LOCALES = Path(grandaustria.__file__).parent / "words" / "locales"


PLURALS = {"zero", "one", "two", "few", "many"}  # and other, which is also the name of many a default
LONGEST_SHORT_QUESTION = 46
# Longer words do not fit on a card without a soft hyphen.
LONGEST_WORDS = {"guest": 13, "staff": 10}


class Variables(Visitor):
    """The variables of a pattern, and what it selects on them."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.names: set[str] = set()
        self.selections: list[tuple[str, Selection]] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selections.append((node.selector.id.name, Selection(node)))
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        """The variables whose plural makes a difference."""
        return {name for name, selection in self.selections if selection.by_number}


class Selection:
    def __init__(self, node: Any) -> None:
        keys = [variant.key for variant in node.variants]
        self.words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
        self.default = next(getattr(v.key, "name", "") for v in node.variants if v.default)

    @property
    def by_number(self) -> bool:
        return bool(self.words & PLURALS or self.numbers)

    def forgotten(self, language: str) -> set[str]:
        """The plural forms of whole numbers that get the words of another form."""
        if not self.words & PLURALS:
            return set()
        form = Locale.parse(language).plural_form
        needed = {form(n) for n in range(200) if n not in self.numbers}
        left = needed - self.words
        return left if self.default in needed or len(left) > 1 else set()


def files(language: str) -> dict[str, list[Any]]:
    return {
        path.name: FluentParser().parse(path.read_text(encoding="utf-8")).body
        for path in sorted((LOCALES / language).glob("*.ftl"))
    }


def entries(language: str) -> list[Any]:
    return [entry for body in files(language).values() for entry in body]


def variables(language: str) -> dict[str, Variables]:
    """For every message and every attribute."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = Variables(entry.value)
            found |= {f"{entry.id.name}.{each.id.name}": Variables(each.value) for each in entry.attributes}
    return found


@pytest.mark.parametrize("language", languages())
def test_catalogues_are_well_formed(language: str) -> None:
    found = entries(language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message | ast.Term))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    def messages(of: str) -> dict[str, set[str]]:
        return {file: {e.id.name for e in body if isinstance(e, ast.Message)} for file, body in files(of).items()}

    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", languages())
def test_all_languages_show_the_same_variables(language: str) -> None:
    english = {name: of.names for name, of in variables("en").items()}
    assert {name: of.names for name, of in variables(language).items()} == english


@pytest.mark.parametrize("language", languages())
def test_every_plural_has_words_of_its_own(language: str) -> None:
    english = variables("en")
    for message, of in variables(language).items():
        assert of.counted >= {name for name, each in english[message].selections if each.words & PLURALS}, message
        for name, each in of.selections:
            assert each.forgotten(language) == set(), (message, name)


def test_a_forgotten_plural_is_found() -> None:
    def forgotten(variants: str, language: str) -> set[str]:
        (message,) = FluentParser().parse("m = { $n ->\n " + variants + "\n }").body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        return Variables(message.value).selections[0][1].forgotten(language)

    assert forgotten("[one] krone\n *[other] krones", "en") == set()
    assert forgotten("[one] korona\n [few] korony\n *[many] koron", "pl") == set()
    assert forgotten("[one] korona\n [few] korony\n *[other] koron", "pl") == set()
    assert forgotten("[1] korona\n [few] korony\n *[other] koron", "pl") == set()
    assert forgotten("[1] krona\n [few] krony\n *[other] kron", "uk") == {"one", "many"}  # 21 is one
    assert forgotten("[one] korona\n *[other] koron", "pl") == {"few", "many"}
    assert forgotten("[one] korona\n *[many] koron", "pl") == {"few"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", LONGEST_WORDS)
def test_long_words_of_names_can_be_broken(language: str, kind: str) -> None:
    names = [catalogue(language).say(name) for name in variables(language) if re.fullmatch(f"{kind}-[0-9]+", name)]
    pieces = [piece for name in names for piece in re.split("[ \u00ad-]", name)]
    assert [piece for piece in pieces if len(piece) > LONGEST_WORDS[kind]] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("options", ALL_OPTIONS[7::36])
def test_choices_questions_and_stories_of_random_games(language: str, options: Options) -> None:
    game = Game(options, seed=3)
    for game in decisions(options, seed=3):
        texts = [game.text(choice, language) for choice in game.choices()]
        assert all(map(readable, texts))
        assert len(set(texts)) == len(texts), texts
        assert readable(ask(game.view(game.seat), language))
    for chapter in story(game.events(), game.scores(), language):
        assert all(map(readable, (chapter.title, *chapter.lines)))


@pytest.mark.parametrize("language", languages())
def test_the_command_line_breaks_no_words(language: str) -> None:
    for command in (["cards"], ["demo", "--seed", "1"]):
        result = CliRunner().invoke(app, [*command, "--language", language], env={"COLUMNS": "200"})
        assert result.exit_code == 0
        assert "\u00ad" not in result.stdout


def questions(words: Catalogue) -> Iterator[dict[str, Any] | None]:
    """Everything that can be asked, or said to those who are not asked."""
    for name in EFFECTS:
        if words.has(f"ask-{key(name)}"):
            yield {"seat": 0, "ask": name, "n": 1, "choices": []}
    for offered in ("TAKE_GUEST:0", "TAKE_DIE:1", "END_TURN"):
        yield {"seat": 0, "ask": "turn", "n": 0, "choices": [{"name": offered}]}
    yield from (None, {"seat": -1, "ask": "roll_dice", "n": 1}, {"seat": 0, "ask": "turn", "n": 0})


@pytest.mark.parametrize("language", languages())
def test_short_questions_fit_a_phone(language: str) -> None:
    """In two lines beside Leopold and the answer; what stands between asterisks is shown in gold."""
    for prompt in questions(catalogue(language)):
        short = ask_briefly(prompt, language, ["Wolfgang Amadeus"])
        assert short.count("*") in (2, 4), short
        assert 0 < len(short.replace("*", "")) <= LONGEST_SHORT_QUESTION, short


def exercise(chart: Path, language: str) -> None:
    """Say everything there is to say."""
    words = catalogue(language)
    s = table(player(cafe=[65])).state
    for effect in EFFECTS.values():
        s.agenda = Step(effect, 0, 1, None, None)
        for choice in range(CHOICES):
            text_of(s, choice, language)
    for prompt in questions(words):
        ask(prompt, language)
        ask_briefly(prompt, language)
    for kind in range(len(KINDS)):
        tell(event_as_json((kind, 0, *samples(kind)[0]), 0), language)
    for source in (*SOURCES, EARLIER):
        tell({"event": "points", "seat": 0, "change": 1, "source": source}, language)
    for hotel in ("night", "A", "B", "C", "D"):
        tell({"event": "hotel_dealt", "seat": 0, "hotel": hotel}, language)
    for notice, why, by, stays in (
        ("stand_in", "deadline", None, False),
        ("stand_in", "deadline", None, True),
        ("stand_in", "called", 1, True),
        ("returned", None, None, False),
        ("left", None, None, True),
    ):
        tell_notice({"kind": notice, "seat": 0, "why": why, "by": by, "stays": stays}, language)
    shown_names([""], language, alone=True)
    for edition in EDITIONS:
        cards_as_json(edition, language)
    exercise_leopold(language)
    exercise_review(language)
    puzzles = Collection(Search(Options(), ("random", "random"), 1), 1, 0, chart.parent / "puzzles.json")
    find_puzzles(puzzles, 1, language)
    for thing, game, _ in (*CASES, *IDLE):
        why_not(game, thing, language)
    trained = chart.parent / "trained"
    trained.mkdir()
    (trained / "model-0.npz").write_bytes(shipped().to_bytes())
    (trained / "curve.json").write_text(json.dumps([asdict(Point(0, "greedy", 0.5, 0.4, 0.6, 99.0))]))
    for command in (
        ["train", str(trained), "--generations", "1"],
        ["cards"],
        ["cards", "--edition", "first"],
        ["simulate", "--games", "1"],
        ["simulate", "--games", "1", "--bots", "random"],
        ["simulate", "--games", "1", "--solo", "1"],
        ["bots"],
        ["arena", "random", "tests.bots.faulty_bots:Raises", "--games", "12"],
        ["benchmark", "random", "--protocol", "tiny"],
        ["dataset", str(chart.parent / "data"), "--games", "1", "--bots", "random"],
        ["arena", "random", "random:seed=1", "--games", "2", "--adjusted", "--chart", str(chart)],
    ):
        CliRunner().invoke(app, [*command, "--language", language], env={"FORCE_COLOR": "1"})
    tie = {"round": 7, "agenda": [{"do": "final_scoring", "seat": -1, "n": 0}]}
    extra_turn = table(player(cafe=[97]), edition="first")
    games = [
        table(),
        play(extra_turn, "MOVE_IN:0", "OCCUPY:0", "TAKE_DIE:1", "AMOUNT:0", "END_TURN"),
        play(table(), "PASS", "PASS"),
        Game.restore(table().snapshot() | tie),
        Game.restore(table(player(points=-1, kitchen={"wine": 1}), player()).snapshot() | tie),
        *(finished(Options(players=4, hotel="day"), seed) for seed in range(3)),
        *solo_games(),
    ]
    for game in (*games, Game(Options(staff="draft"), seed=1)):
        game.svg(0, language)
        in_words(game.view(), language)
    for game in games:
        CliRunner().invoke(app, ["show", "-", "--language", language], input=json.dumps(game.record()))


def exercise_leopold(language: str) -> None:
    leopold_as_json(language)
    s = Options(mode="solo").new_state()
    for choice in range(CHOICES, s.ruleset.space.size):
        text_of(s, choice, language)


def exercise_review(language: str) -> None:
    for name in get_args(Level):
        reviewed.level(name, language)
    cards = {
        "guests": {"guest": 75},
        "groups": {"colour": "red"},
        "staff": {"staff": 1},
        "objectives": {"objective": 105},
    }
    for source in get_args(Source):
        reviewed.why({"message": f"review-why-{source}", "arguments": {}, "also": source}, language)
        if source in cards:
            reviewed.why({"message": f"review-why-{source}-now", "arguments": cards[source], "also": None}, language)
    reviewed.why({"message": "review-why-long-run", "arguments": {}, "also": None}, language)
    hints.why(REASONS, language)
    record = finished(Options(), 0).record()
    command = ["review", "-", "--seconds", "0", "--language", language]
    CliRunner().invoke(app, command, input=json.dumps(record), env={"FORCE_COLOR": "1"})
    review = Review(record)
    document = review.to_json()
    document["seats"][0]["mistakes"] = document["seats"][0]["good_finds"] = [0]
    print_review(review, document, language)


def solo_games() -> list[Game]:
    """Won, lost and tied."""
    him = leopold(points=30, emperor=8) | {"turns": 2}
    people = [player(krones=0, rooms=(), points=points, emperor=8, turns=2) for points in (31, 29, 30)]
    return [alone(person, him, agenda=[], round=7) for person in people]


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_with_all_it_shows(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: dict[str, set[str]] = {}
    say = Catalogue.say

    def listen(self: Catalogue, message: str, **arguments: str | int) -> str:
        said[message] = said.get(message, set(arguments)) & set(arguments)
        return say(self, message, **arguments)

    monkeypatch.setattr(Catalogue, "say", listen)
    monkeypatch.setitem(PROTOCOLS, "tiny", TINY)
    monkeypatch.setattr(generations, "CALIBRATION_GAMES", 1)
    monkeypatch.setattr(generations, "EFFORT", Effort(width=2, looked_at=4))
    exercise(tmp_path / "chart.svg", language)
    shown = {name: of.names for name, of in variables(language).items()}
    assert sorted(set(said) - set(shown)) == [], "said but not in the catalogue"
    assert sorted(set(shown) - set(said)) == [], "in the catalogue but never said"
    assert {name: shown[name] - said[name] for name in shown if shown[name] - said[name]} == {}
