"""A game as a story, with a chapter for each turn and scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from grandaustria.words.catalogue import catalogue, player_named
from grandaustria.words.digest import Digest, Event, Line, of_final_scoring
from grandaustria.words.tell import tell

_HEADINGS: Final = frozenset(("round_started", "turn_started"))


@dataclass
class Chapter:
    kind: str  # opening, continued, round, turn, reroll, emperor or final
    title: str
    seat: int | None = None  # whose turn it is
    lines: list[str] = field(default_factory=list)


def story(
    events: Sequence[Event], scores: Sequence[int], language: str = "en", names: Sequence[str] = ()
) -> list[Chapter]:
    """Return the chapters of `Game.events()`, which led to these scores. `names` are those of the players, by seat."""
    words = catalogue(language)
    digest = Digest()
    for event, following in zip(events, [*events[1:], None], strict=False):
        digest.hear(event, following)
    named = [player_named(words, names, seat) for seat in range(len(scores))]
    teller = _Teller(language, named, _points_at_rounds(events, scores))
    for line in digest.lines:
        teller.add(line)
    return teller.chapters


def line_starts(events: Sequence[Event]) -> list[int]:
    """Return the number of the event with which each line of the chapters of a turn begins."""
    digest = Digest()
    starts: list[int] = []
    for number, (event, following) in enumerate(zip(events, [*events[1:], None], strict=False)):
        before = len(digest.lines)
        digest.hear(event, following)
        if len(digest.lines) > before and event["event"] not in _HEADINGS:
            starts.append(number)
    return starts


def _points_at_rounds(events: Sequence[Event], scores: Sequence[int]) -> dict[int, list[int]]:
    """Return the points of all players at the start of each round."""
    points = list(scores)
    at_rounds = {}
    for event in reversed(events):
        if event["event"] == "points":
            points[event["seat"]] -= event["change"]
        elif event["event"] == "round_started":
            at_rounds[event["round"]] = list(points)
    return at_rounds


class _Teller:
    def __init__(self, language: str, names: list[str], points: dict[int, list[int]]) -> None:
        self.chapters: list[Chapter] = []
        self._language = language
        self._words = catalogue(language)
        self._names = names
        self._points = points

    def add(self, line: Line) -> None:
        event = line.events[0]
        chapter = self._chapter_for(event)
        if chapter is not None:
            self.chapters.append(chapter)
        if event["event"] == "round_started" and event["round"] > 1:
            self.chapters[-1].lines.append(self._standings(self._points[event["round"]]))
        elif event["event"] not in _HEADINGS:
            self.chapters[-1].lines.append(self._in_words(line))

    def _chapter_for(self, event: Event) -> Chapter | None:
        """Return the chapter that starts with this event, if any."""
        kind = event["event"]
        here = self.chapters[-1].kind if self.chapters else ""
        if kind == "round_started":
            return self._chapter("round", round=event["round"])
        if kind == "turn_started":
            message = "extra-turn" if event["extra"] else "turn"
            title = self._words.say(f"story-{message}", player=self._names[event["seat"]], number=event["number"])
            return Chapter("turn", title, event["seat"])
        if kind == "die_discarded":
            return self._chapter("reroll")
        if kind == "emperor_scored" and here != "emperor":
            return self._chapter("emperor", scoring=event["scoring"])
        if here != "final" and (kind == "staff_scored" or of_final_scoring(event)):
            return self._chapter("final")
        if not here:
            return self._chapter("opening" if kind in ("start_player", "tile_drawn") else "continued")
        return None

    def _chapter(self, kind: str, **arguments: str | int) -> Chapter:
        return Chapter(kind, self._words.say(f"story-{kind}", **arguments))

    def _standings(self, points: list[int]) -> str:
        standings = [
            self._words.say("story-standing", player=name, points=n)
            for name, n in zip(self._names, points, strict=True)
        ]
        return self._words.say("story-standings", standings=self._words.joined("list-items", standings))

    def _in_words(self, line: Line) -> str:
        what = self._what(line)
        if not line.changes:
            return what
        tallies = [self._words.say(f"tally-{kind}", way=way, n=n) for (kind, way), n in line.changes.items()]
        return self._words.say("story-line", what=what, tallies=self._words.joined("list-items", tallies))

    def _what(self, line: Line) -> str:
        words = self._words
        event = line.events[0]
        if event["event"] == "die_rolled":
            values = sorted(rolled["value"] for rolled in line.events)
            return words.say("story-dice", dice=" ".join(str(value) for value in values))
        if event["event"] == "guest_arrived" and len(line.events) > 1:
            guests = [words.say(f"guest-{arrived['guest']}") for arrived in reversed(line.events)]
            return words.say("story-queue", guests=words.joined("list-items", guests))
        summed = {"change": sum(each["change"] for each in line.events)} if event["event"] == "points" else {}
        subject = self.chapters[-1].seat
        names = ["" if seat == subject else name for seat, name in enumerate(self._names)]
        return tell({**event, **summed, "times": len(line.events)}, self._language, names).lstrip()
