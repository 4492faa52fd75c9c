"""The benchmark: the same opponents and deals for everybody, or none; and a table that says what was measured."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from benchmarks.freeze import renewed
from benchmarks.itself import block_of, miss_of, told
from grandaustria import COMPILED, InvalidData, Options
from grandaustria.arena import leaderboard, protocol
from grandaustria.arena.adjusted import Sample, estimate
from grandaustria.arena.benchmark import Kept, Played, Wanted, games_of, play_all, play_wanted, row, share
from grandaustria.arena.match import play_game, seeds_of_bots
from grandaustria.arena.protocol import NEWEST, PROTOCOLS, Opponent, Protocol
from grandaustria.evaluation.model import shipped_hash
from hatch_build import ROOT
from tests.arena.test_arena import FAULTY, output, problem, report
from tests.arena.tiny_protocol import TINY

V1 = PROTOCOLS["v1"]


def measured(bot: str, by: Protocol = TINY, jobs: int = 1) -> list[Played]:
    return list(play_all(bot, by, games_of(by), jobs))


@cache
def at_random() -> list[Played]:
    return measured("random")


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PROTOCOLS, "tiny", TINY)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an empty leaderboard."""
    monkeypatch.chdir(tmp_path)
    for path in (leaderboard.FILE, leaderboard.PAGE):
        path.parent.mkdir()
    leaderboard.FILE.write_text("[]\n")
    leaderboard.PAGE.write_text(f"# Above\n\n{leaderboard.BEGIN}old\n{leaderboard.END}\nBelow\n")
    return tmp_path


# What is frozen


def test_the_protocol_is_as_it_was_frozen() -> None:
    """If the weights were renewed on purpose: python -m benchmarks.freeze."""
    V1.check()


def test_opponents_are_written_out_and_checked() -> None:
    """So that a change of the ladder changes nothing here, and a change of an opponent does not go unnoticed."""
    assert {event.opponent for event in V1.events} == {None, *V1.opponents}
    for opponent in V1.opponents.values():
        assert opponent.bot.startswith("grandaustria.bots.")
        assert "=" in opponent.bot
        assert (opponent.plays is None) == ("Expert" in opponent.bot)


def test_other_weights_are_refused() -> None:
    changed = replace(TINY, weights="0123456789abcdef")
    with pytest.raises(InvalidData, match=f"the weights 0123456789abcdef, but this version has {shipped_hash()}"):
        changed.check()
    assert changed.fingerprint() != TINY.fingerprint()


def test_an_opponent_that_plays_otherwise_is_refused() -> None:
    known = V1.opponents["gentle"].plays
    stronger = replace(TINY, opponents={"gentle": Opponent("greedy", known)})
    with pytest.raises(InvalidData, match=f"gentle no longer plays as it did \\(.*, not {known}\\)"):
        stronger.check()


def test_the_hashes_can_be_renewed() -> None:
    source = Path(protocol.__file__).read_text()
    assert renewed(source, protocol.WEIGHTS, protocol.PLAYS) == source
    other = renewed(source, "of others", {"gentle": "otherwise"})
    assert 'WEIGHTS: Final = "of others"\nPLAYS: Final = {"gentle": "otherwise"}\n' in other


def test_a_bot_of_ten_milliseconds_takes_less_than_half_an_hour() -> None:
    """On two cores, by the arithmetic of docs/benchmark.md."""
    of_the_bot = V1.games * 110 * 0.010
    of_opponents_and_luck = 400
    assert (of_the_bot + of_opponents_and_luck) / 2 < 15 * 60


# What is measured


def test_the_bot_has_every_seat_once_on_each_deal() -> None:
    games = games_of(TINY)
    assert len(games) == TINY.games == 2 * 2 + 3 + 2
    assert [game.seat for game in games] == [0, 1, 0, 1, 0, 1, 2, 0, 0]
    assert len({game.deal for game in games}) == 5
    assert len({game.deal for game in games_of(V1)}) == sum(event.deals for event in V1.events)


def test_a_bot_differs_from_its_copies_only_by_a_seed_drawn_like_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    """So against copies of itself, its share of the wins is 1 / players: exchanging seeds exchanges the results."""
    seated: list[list[int]] = []

    def noted(options: Options, names: tuple[str, ...], seed: int, allowed: float, seeds: list[int]) -> Any:
        seated.append(list(seeds))
        return play_game(options, names, seed, allowed, seeds)

    monkeypatch.setattr("grandaustria.arena.benchmark.play_game", noted)
    (deal,) = {game.deal for game in games_of(TINY) if game.event == 1}
    for seat in range(3):
        play_wanted("random", TINY, Wanted(1, deal, seat))
    a, b, c, own = seeds_of_bots(4, deal)
    assert seated == [[own, b, c], [a, own, c], [a, b, own]]
    assert len({a, b, c, own, deal}) == 5


def test_a_game_depends_on_no_other_game() -> None:
    """So deals are independent samples."""
    games = games_of(TINY)[:6]
    one, two = ([play_wanted("greedy", TINY, game)[0].answers() for game in order] for order in (games, games[::-1]))
    assert one == two[::-1]


def test_a_level_against_itself_wins_its_share_within_the_interval(whole: bool) -> None:
    deals = 10 if whole and COMPILED else 4
    itself = replace(TINY, events=(replace(TINY.events[0], deals=deals),))
    found = row(TINY.opponents["gentle"].bot, itself, measured(TINY.opponents["gentle"].bot, itself))
    wins, low, high = found["events"]["2-gentle"]["wins"]
    assert low < 0.5 < high
    assert low < wins < high


def test_two_runs_give_the_same_row_in_however_many_processes() -> None:
    assert row("random", TINY, at_random()) == row("random", TINY, measured("random", jobs=2))


def test_a_row_has_what_the_table_needs() -> None:
    found = row("random", TINY, at_random())
    assert list(found) == ["bot", "version", "protocol", "fingerprint", "score", "events"]
    assert (found["protocol"], found["fingerprint"]) == ("tiny", TINY.fingerprint())
    assert list(found["events"]) == ["2-gentle", "3-random", "solo-1"]
    assert [event["games"] for event in found["events"].values()] == [4, 3, 2]
    assert found["events"]["solo-1"]["wins"][0] == 0
    assert found["events"]["2-gentle"]["lead"][0] < 0
    assert json.loads(json.dumps(found)) == found


def test_a_bot_that_always_loses_still_has_an_interval() -> None:
    lost = estimate([Sample(deal, 0.0, [0.0] * 5) for deal in range(50) for _ in range(2)])
    assert share(lost)[:2] == (0, 0)
    assert share(lost).high == pytest.approx(0.037, abs=0.001)
    level = estimate([Sample(deal, float(seat), [0.0] * 5) for deal in range(50) for seat in range(2)])
    assert share(level) == (0.5, 0.5, 0.5)


def test_a_forfeit_loses_the_game_and_is_counted() -> None:
    found = row(f"{FAULTY}:Raises", TINY, measured(f"{FAULTY}:Raises"))
    assert [event["forfeits"] for event in found["events"].values()] == [4, 3, 2]
    assert {event["wins"][0] for event in found["events"].values()} == {0.0}
    assert {event["lead"] for event in found["events"].values()} == {None}


def test_an_opponent_that_forfeits_ends_the_run() -> None:
    broken = replace(TINY, opponents={"gentle": Opponent(f"{FAULTY}:Raises")})
    with pytest.raises(InvalidData, match="Raises: forfeits game"):
        measured("random", broken)


# Blocks of deals against itself


def test_misses_are_told_in_standard_errors_with_a_deal_as_one_sample() -> None:
    above = [[1.0, 1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [1.0, 1.0, 0.0]]
    found = miss_of(above, 1 / 3)
    assert found.wins == pytest.approx(1 / 2)
    assert found.error == pytest.approx((1 / 108) ** 0.5)  # the variance of 2/3, 1/3, 1/3, 2/3 is 1/27
    assert found.errors == pytest.approx((1 / 6) / (1 / 108) ** 0.5)
    level = [[1.0, 0.0, 0.0]] * 4
    assert miss_of(level, 1 / 3) == pytest.approx((1 / 3, 0, 0))
    text = told([above, level], 3)
    assert "8 deals: 41.67 %" in text
    assert "2 blocks: mean +0.87, variance 0.75, 0.0 % beyond 1.96" in text
    assert "0: 0, 1: 6, 2: 2, 3: 0" in text


def test_a_block_has_a_share_of_the_win_for_every_game() -> None:
    block = block_of("random", 3, 2, seed=4)
    assert [len(deal) for deal in block] == [3, 3]
    assert block != block_of("random", 3, 2, seed=5)


# Going on


def test_a_run_goes_on_where_it_stopped(tiny: None, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("random", "--protocol", "tiny", "--keep", str(file))
    whole = report("benchmark", *words)["row"]
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:5]) + lines[5][:30])
    assert report("benchmark", *words)["row"] == whole
    assert len(file.read_text().splitlines()) == 1 + TINY.games
    assert len(Kept(file, "random", TINY).games()) == TINY.games


def test_games_of_another_run_are_refused(tiny: None, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert Kept(file, "greedy", TINY).games() == []
    assert "has games of another run" in problem("benchmark", "random", "--protocol", "tiny", "--keep", str(file))
    file.write_text("[1]\n[2]\n")
    assert "not the games of a benchmark" in problem("benchmark", "random", "--protocol", "tiny", "--keep", str(file))


# The leaderboard


def test_the_tables_in_the_manual_are_those_of_the_file() -> None:
    page = (ROOT / leaderboard.PAGE).read_text(encoding="utf-8")
    rows = leaderboard.rows_in(ROOT)
    assert page.split(leaderboard.BEGIN)[1].split(leaderboard.END)[0] == leaderboard.tables(rows, PROTOCOLS[NEWEST])


def test_all_rows_of_the_leaderboard_can_be_compared() -> None:
    rows = leaderboard.rows_in(ROOT)
    assert {row["fingerprint"] for row in rows} <= {PROTOCOLS[NEWEST].fingerprint()}
    assert all([event["games"] for event in row["events"].values()] == [e.games for e in V1.events] for row in rows)


def test_a_row_is_added_once(tiny: None, checkout: Path) -> None:
    stale = {"bot": "old", "fingerprint": "of another protocol", "score": [1, 1, 1]}
    leaderboard.FILE.write_text(json.dumps([stale]))
    for bot in ("random", "gentle", "random"):
        output("benchmark", bot, "--protocol", "tiny", "--add", "--keep", f"{bot}.jsonl")
    rows = leaderboard.rows_in(checkout)
    assert [each["bot"] for each in rows] == ["gentle", "random"]
    page = leaderboard.PAGE.read_text()
    assert page.startswith("# Above\n\n")
    assert page.endswith("\nBelow\n")
    assert leaderboard.tables(rows, TINY) in page
    assert "old" not in page


def test_what_cannot_be_added_is_said_before_a_game(
    tiny: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "run it in a checkout" in problem("benchmark", "random", "--protocol", "tiny", "--add")
    assert "only the whole protocol counts" in problem("benchmark", "random", "--quick", "--add")
    assert "one of v1, tiny, not 'v0'" in problem("benchmark", "random", "--protocol", "v0")
    assert "bot: one of random" in problem("benchmark", "nobody")


# The command


def test_the_row_is_printed(tiny: None) -> None:
    text = output("benchmark", f"{FAULTY}:Raises", "--protocol", "tiny", "--quick")
    assert "protocol tiny-quick" in text
    assert "Forfeits: 12" in text
    assert "ValueError: lost the thread" in text
    assert "ms per decision" in text
