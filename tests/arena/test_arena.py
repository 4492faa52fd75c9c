"""The arena: everybody meets the same luck, mistakes cost a game and no more, and the figures are right."""

from __future__ import annotations

import json
from collections import Counter
from math import log10
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

from grandaustria import Options
from grandaustria.arena.fixtures import fixtures, matches, seatings
from grandaustria.arena.match import Forfeit, MatchResult, play_match
from grandaustria.arena.ratings import percentile, ratings, standard_error, wilson
from grandaustria.arena.standings import before, standings
from grandaustria.bots.ladder import BOTS, Level
from grandaustria.cli.app import app
from grandaustria.cli.arena import milliseconds
from tests.bots.faulty_bots import Slow
from tests.random_games import ALL_OPTIONS

FAULTY = "tests.bots.faulty_bots"


def grandaustria(*words: str, **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"COLUMNS": "80", **environment})


def output(*words: str) -> str:
    result = grandaustria(*words)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= 80
    return result.stdout


def report(command: str, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(grandaustria(command, "--json", "-", *words).stdout)
    return found


def problem(*words: str) -> str:
    result = grandaustria(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    return line


def match(
    bots: str, scores: list[int], winners: list[int], forfeit: Forfeit | None = None, seed: int = 1
) -> MatchResult:
    """A game as it could have been played; each letter is a bot."""
    nothing: list[Any] = [None for _ in bots]
    return MatchResult(seed, tuple(bots), scores, winners, nothing, nothing, 0, 7, forfeit, nothing, nothing)


# Who plays whom


@pytest.mark.parametrize(
    ("bots", "players", "expected"),
    [
        ("ab", 2, ["ab", "ba"]),
        ("ab", 4, ["abbb", "bbba", "bbab", "babb"]),
        ("abc", 3, ["abc", "bca", "cab"]),
        ("abc", 4, ["abcc", "bcca", "ccab", "cabc"]),
        ("abc", 2, ["ab", "ba", "ac", "ca", "bc", "cb"]),
        ("a", 3, ["aaa"]),
        ("aa", 2, ["aa"]),
        ("aab", 2, ["aa", "ab", "ba"]),
    ],
)
def test_a_deal_is_played_in_all_seatings(bots: str, players: int, expected: list[str]) -> None:
    assert ["".join(seating) for seating in seatings(bots, players)] == expected


def test_every_bot_of_a_pool_sits_everywhere_equally_often() -> None:
    seats = Counter((seat, bot) for seating in seatings("abcde", 3) for seat, bot in enumerate(seating))
    assert set(seats.values()) == {6}
    assert len(seats) == 15


def test_a_deal_is_played_by_all_or_not_at_all() -> None:
    games = fixtures("ab", players=2, games=5, seed=1)
    assert [game.seed for game in games[::2]] == [game.seed for game in games[1::2]]
    assert len(games) == 6
    assert len({game.seed for game in games}) == 3
    assert fixtures("ab", 2, 4, seed=1) == games[:4]
    assert fixtures("ab", 2, 4, seed=2) != games[:4]


def test_the_same_deal_lies_before_whoever_sits_there() -> None:
    """Two bots that think alike get the same game, however they are seated."""
    one, two = matches(Options(), fixtures(["random", "random:"], 2, 2, seed=3), jobs=1, allowed=60)
    assert (one.seed, one.scores, one.decisions) == (two.seed, two.scores, two.decisions)
    assert one.bots == two.bots[::-1]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    words = ["random", f"{FAULTY}:Raises", "random:seed=5", "--games", "12", "--players", "3"]
    one, two = report("arena", *words, "--jobs", "1"), report("arena", *words, "--jobs", "2")
    assert set(one.pop("timing")) == set(two.pop("timing"))
    assert one == two
    assert one != report("arena", *words, "--seed", "2")


@pytest.mark.parametrize("options", ALL_OPTIONS[::5], ids=lambda o: f"{o.players}-{o.hotel}-{o.staff}-{o.edition}")
def test_all_variants_are_played(options: Options) -> None:
    (played,) = matches(options, fixtures(["random"], options.players, 1, seed=1), jobs=1, allowed=60)
    assert played.forfeit is None
    assert [sum(points.values()) for points in played.sources] == played.scores


def test_turns_are_timed_as_the_sum_of_their_decisions() -> None:
    played = play_match(Options(players=3), ("random",) * 3, seed=5, allowed=60)
    for seconds, turns in zip(played.seconds, played.turns, strict=True):
        assert len(turns) >= 14
        assert 0 < sum(turns) <= seconds
        assert max(turns) < seconds


# Forfeits


@pytest.mark.parametrize(
    ("bot", "reason", "detail"),
    [
        ("Raises", "raised", "ValueError: lost the thread"),
        ("Exits", "raised", "SystemExit: 3"),
        ("CannotBeMade", "raised", "RuntimeError: no memory left"),
        ("Illegal:choice=1", "illegal", "END_TURN"),
        ("Illegal:choice=99999", "illegal", "99999"),
        ("Illegal:choice=-1", "illegal", "-1"),
        ("Illegal:choice=1.0", "answer", "float"),
        ("NoNumber", "answer", "str"),
    ],
)
def test_a_bot_that_does_not_play_properly_loses_the_game(bot: str, reason: str, detail: str) -> None:
    played = play_match(Options(players=3), ("random", f"{FAULTY}:{bot}", "random"), seed=1, allowed=60)
    assert played.forfeit == Forfeit(1, reason, detail)
    assert played.winners == [0, 2]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot that is too slow, however fast the machine is, while all others take no time."""
    monkeypatch.setattr("grandaustria.arena.match.perf_counter", lambda: Slow.clock)
    return f"{FAULTY}:Slow"


def test_a_bot_that_thinks_too_long_loses_the_game(slow: str) -> None:
    assert play_match(Options(), (slow, "random"), 1, allowed=0.2).forfeit == Forfeit(0, "slow", "0.2")


def test_the_run_goes_on_after_forfeits_and_tells_them(slow: str) -> None:
    text = output("arena", f"{FAULTY}:Raises", "random", f"{FAULTY}:NoNumber", "--games", "6")
    played = report("arena", f"{FAULTY}:Raises", "random", f"{FAULTY}:NoNumber", "--games", "6")
    assert len(played["games"]) == 6
    assert [bot["forfeits"] for bot in played["bots"]] == [2, 0, 4]
    assert [bot["wins"] for bot in played["bots"]] == [2, 4, 0]
    seed = played["games"][0]["seed"]
    told = " ".join(text.split())
    assert f"{FAULTY}:Raises forfeits game {seed} in seat 1: ValueError: lost the thread" in told
    assert f"{FAULTY}:NoNumber forfeits game {seed} in seat 2: answered with a str instead" in told
    text = output("arena", slow, "random", "--games", "1", "--seconds-per-decision", "0.2")
    assert "took more than 0.2 seconds for a decision" in " ".join(text.split())


def test_many_forfeits_are_counted_rather_than_told() -> None:
    text = output("arena", f"{FAULTY}:Exits", "random", "--games", "14")
    assert text.count("SystemExit: 3") == 10
    assert "and 4 more" in text


def test_scores_of_forfeited_games_do_not_count() -> None:
    played = [match("ab", [50, 40], [0]), match("ba", [3, 9], [0], Forfeit(1, "slow", "1"))]
    assert before("ab", played) == [[0, 1], [1, 0]]
    found = report("arena", f"{FAULTY}:Raises", "random", "--games", "2")
    assert [bot["scores"] for bot in found["bots"]] == [None, None]


# The figures


def test_wilson_interval_has_the_known_values() -> None:
    assert wilson(15, 20) == pytest.approx((0.5313, 0.8881), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(200, 400) == pytest.approx((0.4512, 0.5488), abs=1e-4)


def test_the_standard_error_counts_deals_not_seats() -> None:
    assert standard_error([[1], [2], [3], [4]]) == pytest.approx(0.6455, abs=1e-4)
    assert standard_error([[1, 1], [2, 2], [3, 3], [4, 4]]) == pytest.approx(0.6455, abs=1e-4)
    assert standard_error([[1, 4], [2, 3]]) == 0
    assert standard_error([[5]]) == 0


def test_percentiles() -> None:
    assert percentile(range(100, 0, -1), 0.95) == 95
    assert percentile([7.0], 0.95) == 7


def test_elo_of_two_follows_from_their_odds() -> None:
    """With the drawn game that is added: 299.5 + 0.5 to 99.5 + 0.5 are odds of three to one."""
    first, second = ratings([[0, 299.5], [99.5, 0]])
    assert (first.elo, first.margin) == (1000, 0)
    assert second.elo == pytest.approx(1000 - 400 * log10(3))
    assert second.margin == pytest.approx(1.96 * 400 / 2.302585 / (400 * 0.75 * 0.25) ** 0.5, rel=1e-3)


def test_elo_finds_the_strengths_that_the_results_were_made_from() -> None:
    strengths = [1000, 1400, 900, 1150]
    wins = [[10_000_000 / (1 + 10 ** ((b - a) / 400)) * (a != b) for b in strengths] for a in strengths]
    assert [rating.elo for rating in ratings(wins)] == pytest.approx(strengths, abs=0.01)


def test_elo_of_a_clean_sweep_is_finite_and_a_lone_bot_is_the_anchor() -> None:
    _, second = ratings([[0, 400], [0, 0]])
    assert second.elo == pytest.approx(1000 - 400 * log10(801))
    assert [rating.elo for rating in ratings([[0]])] == [1000]


def test_coming_in_before_each_other() -> None:
    """A tie that was decided, one that was not, and three seats of one bot that count as one."""
    assert before("ab", [match("ab", [50, 50], [1])]) == [[0, 0], [1, 0]]
    assert before("ab", [match("ab", [50, 50], [0, 1])]) == [[0, 0.5], [0.5, 0]]
    assert before("abc", [match("cab", [10, 30, 20], [1])]) == [[0, 1, 1], [0, 0, 1], [0, 0, 0]]
    ((_, ahead), (behind, _)) = before("ab", [match("babb", [10, 30, 40, 20], [2])])
    assert (ahead, behind) == pytest.approx((2 / 3, 1 / 3))


def test_what_was_played_is_summed_up_for_each_bot() -> None:
    played = list(matches(Options(players=3), fixtures(["random", "random:seed=1"], 3, 12, seed=1), 1, 60))
    first, second = standings(["random", "random:seed=1"], played)
    assert (first.games, second.games) == (12, 24)
    assert first.wins + second.wins == pytest.approx(12)
    assert first.scores is not None
    assert sum(first.scores.sources.values()) == pytest.approx(first.scores.mean)
    assert len(first.scores.all) == 12
    assert (min(first.scores.all), max(first.scores.all)) == (first.scores.least, first.scores.most)
    assert 0 < first.timing.turn < first.timing.total
    assert 0 < first.timing.decision < first.timing.total


# The command


def test_the_arena_prints_tables_and_writes_files(tmp_path: Path) -> None:
    chart, file = tmp_path / "chart.svg", tmp_path / "arena.json"
    words = ("arena", "random", "random:seed=1", "--games", "4", "--chart", str(chart), "--json", str(file))
    text = output(*words, "--hotel", "day", "--staff", "draft", "--edition", "first", "--promos")
    assert "4 games on 2 deals, 2 players, seed 1" in text
    found = json.loads(file.read_text())
    assert found["format"] == "grandaustria.arena"
    assert found["options"] == Options(hotel="day", staff="draft", edition="first", promos=True).to_json()
    assert set(found["timing"]["random"]) == {"decision", "turn", "total"}
    drawing = chart.read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")
    assert "random:seed=1" in drawing
    assert "prefers-color-scheme: dark" in drawing


def test_a_chart_without_scores_and_with_a_strange_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grandaustria.bots.bot.BOTS", {"<&>": Level(f"{FAULTY}:Exits", None, 1)})
    chart = tmp_path / "chart.svg"
    output("arena", "<&>", "--games", "1", "--chart", str(chart))
    assert "<&>" in "".join(ElementTree.parse(chart).getroot().itertext())


def test_bots_are_listed() -> None:
    listed = output("bots")
    assert all(name in listed and str(level.rating or "") in listed for name, level in BOTS.items())


def test_simulate_with_bots_seats_them_in_turn() -> None:
    words = ("simulate", "--games", "4", "--players", "3", "--bots", "random,random:seed=1")
    found = report(*words)
    assert found["bots"] == ["random", "random:seed=1", "random"]
    assert report(*words, "--jobs", "2") == found
    assert "Player 2, random:seed=1" in output(*words)


def test_mistakes_are_named_in_one_line(tmp_path: Path) -> None:
    assert problem("arena", "clever", "random").startswith("grandaustria: bot: one of random")
    assert problem("simulate", "--bots", "clever").startswith("grandaustria: bot: one of random")
    assert problem("arena", "random", "--players", "5") == "grandaustria: players: 2, 3 or 4, not 5"
    assert problem("arena", "random", "--chart", "a.png").endswith("a.png: the name of this file must end in .svg")
    nowhere = tmp_path / "none" / "a.svg"
    assert problem("arena", "random", "--chart", str(nowhere)) == f"grandaustria: {nowhere}: No such file or directory"
    failed = problem("simulate", "--bots", f"random,{FAULTY}:Raises", "--games", "1")
    assert failed.startswith(f"grandaustria: {FAULTY}:Raises: forfeits game 3002245301423407 (raised): ValueError")


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0.00001234, "0.0123"), (0.0034, "3.4"), (0.0979, "97.9"), (0.18749, "187"), (0.99951, "1000"), (2.0734, "2073")],
)
def test_times_are_told_in_digits_only(seconds: float, text: str) -> None:
    assert milliseconds(seconds) == text
