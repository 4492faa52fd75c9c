"""Games as text for people: headers, answers turn by turn, and comments. docs/formats.md has the grammar."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any, Final, NamedTuple

from grandaustria.codec.line import check_of, read_line, read_options, write_line, write_options
from grandaustria.codec.reader import Reader
from grandaustria.codec.snapshot import decode
from grandaustria.errors import IllegalChoice, InvalidData
from grandaustria.game import UNSEEDED, VERSION, Game
from grandaustria.options import Options
from grandaustria.rules.choices import END_TURN, PASS
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.words.plain import plain
from grandaustria.words.text import text_of

FORMAT: Final = "grandaustria 1"
OWN: Final = ("Format", "Options", "Seed", "Start", "Chance", "Story", "Scores", "Winners", "Check")
ENDED: Final = "over"
UNFINISHED: Final = "*"
WIDTH: Final = 100
INDENT: Final = "  "


@dataclass
class AnnotatedGame:
    """A game with headers of any kind, and comments by the number of answers before them."""

    game: Game
    headers: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)


def write_game(annotated: AnnotatedGame, language: str | None = None) -> str:
    """Return the game as text. If a language is given, comments say in words what players chose."""
    game = annotated.game
    own = _own_headers(game)
    free = {name: value for name, value in annotated.headers.items() if name not in OWN}
    headers = {"Format": own.pop("Format")} | free | own | {"Check": _check(game, own)}
    lines = [f'[{name} "{_escaped(value, name)}"]' for name, value in headers.items()]
    body = _written(game, annotated.comments, language)
    return "\n".join([*lines, "", *body, ENDED if game.seat is None else UNFINISHED, ""])


def _own_headers(game: Game) -> dict[str, str]:
    record = game.record()
    headers = {"Format": FORMAT, "Options": write_options(game.options)}
    if "seed" in record:
        headers["Seed"] = str(record["seed"])
    if "start" in record:
        start = record["start"]
        headers["Start"] = write_line(game.options, decode(game.options, Reader(start, "start")))
        if "chance" in start:
            headers["Chance"] = " ".join(map(str, start["chance"]))
        if "story" in start:
            headers["Story"] = json.dumps(start["story"], separators=(",", ":"))
    if game.seat is None:
        headers["Scores"] = " ".join(map(str, game.scores()))
        headers["Winners"] = " ".join(map(str, game.winners()))
    return headers


def _check(game: Game, own: Mapping[str, str]) -> str:
    """Of what makes the game: its own headers and the answers."""
    headers = [f"{name} {own[name]}" for name in OWN if name in own and name not in ("Format", "Check")]
    return check_of("\n".join([*headers, " ".join(map(game.name, game.answers()))]))


def _escaped(value: str, name: str) -> str:
    if not re.fullmatch(r"[A-Za-z]\w*", name) or not value.isprintable():
        raise InvalidData("headers", f"a name and one line of text, not {name!r:.60}: {value!r:.60}")
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _written(game: Game, comments: Mapping[int, str], language: str | None) -> list[str]:
    """The lines of the answers: a new one for every turn, and whenever another seat or nature answers."""
    lines: list[str] = []
    words: list[str] = []
    s = first_position(game)
    during: int | None = None
    answering: int | None = None
    for number, choice in enumerate([*game.answers(), None]):
        if number in comments:
            words.append(_comment(comments[number]))
        if choice is None:
            break
        if s.seat != answering or s.round != during:
            lines += _wrapped(words)
            words = ["nature:" if s.seat == NATURE else f"{s.seat}:"]
            if s.round != during and s.round:
                lines += ["", f"Round {s.round}"] if lines else [f"Round {s.round}"]
        during, answering = s.round, s.seat
        words.append(game.name(choice))
        if language is not None and s.seat != NATURE and s.must_ask(s.choices()):
            words.append(_comment(plain(text_of(s, choice, language))))
        s.play(choice)
        if choice in (END_TURN, PASS):
            answering = None
    return lines + _wrapped(words)


def _wrapped(words: list[str]) -> list[str]:
    text = " ".join(words)
    return wrap(text, WIDTH, subsequent_indent=INDENT, break_long_words=False, break_on_hyphens=False)


def _comment(text: str) -> str:
    text = " ".join(text.split())
    if re.search(r"[{}]", text) or not text.isprintable():
        raise InvalidData("comments", f"text without braces, not {text!r:.60}")
    return f"{{{text}}}"


def first_position(game: Game) -> State:
    """Return the position before the first answer of the record."""
    start = game.record().get("start")
    if start is None:
        return game.options.new_state()
    state = decode(game.options, Reader(start, "start"))
    state.settle()
    return state


class Token(NamedTuple):
    line: int
    kind: str  # header, comment or word
    text: str
    name: str = ""  # of a header

    def fail(self, problem: str) -> InvalidData:
        return InvalidData(f"line {self.line}", problem)


_TOKEN: Final = re.compile(
    r'\s+|\[(?P<name>[A-Za-z]\w*) "(?P<value>(?:[^"\\\n]|\\["\\])*)"\]|\{(?P<comment>[^{}]*)\}|(?P<word>[^\s\[\]{}]+)'
)


def _tokens(text: str) -> Iterator[Token]:
    place, line = 0, 1
    while place < len(text):
        found = _TOKEN.match(text, place)
        if found is None:
            rest = text[place:].partition("\n")[0]
            raise InvalidData(f"line {line}", f'a header [Name "text"], a comment {{text}} or a word, not {rest!r:.60}')
        if found["name"] is not None:
            yield Token(line, "header", re.sub(r"\\(.)", r"\1", found["value"]), found["name"])
        elif found["comment"] is not None:
            yield Token(line, "comment", " ".join(found["comment"].split()))
        elif found["word"] is not None:
            yield Token(line, "word", found["word"])
        line += found[0].count("\n")
        place = found.end()


def read_games(text: str) -> Iterator[AnnotatedGame]:
    """Yield the games of a text. InvalidData names the line and the word that are wrong."""
    headers: dict[str, Token] = {}
    body: list[Token] = []
    for token in _tokens(text):
        if token.kind == "header":
            if body:
                raise token.fail(f"the game before {token.name!r:.60} does not end with {ENDED} or {UNFINISHED}")
            if token.name in headers:
                raise token.fail(f"{token.name!r:.60} is there twice")
            headers[token.name] = token
        elif not headers:
            raise token.fail(f"a game begins with its headers, not with {token.text!r:.60}")
        elif token.kind == "word" and token.text in (ENDED, UNFINISHED):
            yield _Score(headers, token).read(body)
            headers, body = {}, []
        else:
            body.append(token)
    if headers:
        last = body[-1] if body else list(headers.values())[-1]
        raise last.fail(f"the game does not end with {ENDED} or {UNFINISHED}")


class _Score:
    """A game being read: its headers, and the word that ends it."""

    def __init__(self, headers: dict[str, Token], end: Token) -> None:
        self.headers = headers
        self.end = end
        self.choices: list[int] = []
        self.comments: dict[int, str] = {}
        self.lines: list[Token] = []  # the word of each choice

    def read(self, body: Iterable[Token]) -> AnnotatedGame:
        version = self._needed("Format")
        if version.text != FORMAT:
            raise version.fail(f"Format: {FORMAT}, not {version.text!r:.60}")
        options = self._parsed("Options", lambda text: Options.from_json(read_options(text)))
        record = {"format": "grandaustria.record", "options": options.to_json(), **self._origin(), "choices": []}
        self._follow(first_position(self._replayed(record)), body)
        game = Game.replay(record | {"choices": self.choices})
        self._compare(game)
        free = {name: token.text for name, token in self.headers.items() if name not in OWN}
        return AnnotatedGame(game, free, self.comments)

    def _replayed(self, record: dict[str, Any]) -> Game:
        """The game before its first answer. Errors name the line of the header that is wrong."""
        try:
            return Game.replay(record)
        except InvalidData as error:
            parts = {"seed": "Seed", "chance": "Chance", "start.chance": "Chance", "start.story": "Story"}
            name = next((name for part, name in parts.items() if error.field.startswith(part)), "Start")
            raise self._needed(name).fail(f"{name}: {error}") from None

    def _needed(self, name: str) -> Token:
        if name not in self.headers:
            raise next(iter(self.headers.values())).fail(f"{name} is missing")
        return self.headers[name]

    def _parsed(self, name: str, parse: Any) -> Any:
        """What a header says. Errors name its line."""
        token = self._needed(name)
        try:
            return parse(token.text)
        except (InvalidData, ValueError) as error:
            raise token.fail(f"{name}: {error}") from None

    def _origin(self) -> dict[str, Any]:
        if "Start" not in self.headers:
            if "Seed" not in self.headers:
                return {"version": UNSEEDED}
            return {"version": VERSION, "seed": self._parsed("Seed", int)}
        start = self._parsed("Start", read_line)
        if "Story" in self.headers:
            start["story"] = self._parsed("Story", json.loads)
        if "Chance" not in self.headers:
            return {"version": UNSEEDED, "start": start}
        start["chance"] = self._parsed("Chance", lambda text: [int(word) for word in text.split()])
        return {"version": VERSION, "start": start}

    def _follow(self, s: State, body: Iterable[Token]) -> None:
        words = iter(body)
        for token in words:
            if token.kind == "comment":
                before = self.comments.get(len(self.choices))
                self.comments[len(self.choices)] = f"{before} {token.text}" if before else token.text
            elif token.text == "Round":
                number = next(words, self.end)
                if number.text != str(s.round):
                    raise number.fail(f"Round {number.text!r:.60}: it is round {s.round} here")
            elif token.text.endswith(":"):
                who = "nature" if s.seat == NATURE else "nobody" if s.seat == OVER else str(s.seat)
                if token.text != f"{who}:":
                    raise token.fail(f"{token.text!r:.60}: {who} is asked here")
            else:
                self._play(s, token)

    def _play(self, s: State, token: Token) -> None:
        try:
            choice = s.ruleset.space.choice_named(token.text)
        except IllegalChoice as problem:
            raise token.fail(str(problem)) from None
        if choice not in s.choices():
            raise token.fail(f"{token.text} is not possible here")
        s.play(choice)
        self.choices.append(choice)

    def _compare(self, game: Game) -> None:
        """Check what the headers say of the end of the game, and the whole of it."""
        if (self.end.text == ENDED) != (game.seat is None):
            raise self.end.fail(f"{self.end.text}: the game is {'over' if game.seat is None else 'not over'}")
        own = _own_headers(game)
        for name in ("Scores", "Winners"):
            token = self.headers.get(name)
            if token is not None and token.text != own.get(name):
                raise token.fail(f"{name}: {own.get(name, 'none yet')}, not {token.text!r:.60}")
        token = self.headers.get("Check")
        if token is not None and token.text != _check(game, own):
            raise token.fail(
                f"Check: {token.text!r:.20} does not fit: the game is damaged, or edited without removing this header"
            )
