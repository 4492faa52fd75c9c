"""Games kept in files, read again, and turned into tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from grandaustria import Game, InvalidData, Options
from grandaustria.cli.app import app
from grandaustria.data.parquet import KINDS, decisions, games, seats, write_parquet
from grandaustria.data.records import RecordedGame, read_records, writing
from grandaustria.data.simulation import recorded, simulate
from tests.bots.faulty_bots import __name__ as faulty_bots

parquet = pytest.importorskip("pyarrow.parquet")

NAMES = ["games.jsonl", "games.jsonl.gz", "games.jsonl.zst"]


def some(players: int = 3, bots: tuple[str, ...] = (), **options: Any) -> list[RecordedGame]:
    return [game for _, game in recorded(Options(players=players, **options), games=3, seed=4, bots=bots)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_read_again(name: str, tmp_path: Path) -> None:
    written = some()
    with writing(tmp_path / name) as file:
        for game in written:
            file.add(game)
    assert list(read_records(tmp_path / name)) == written


@pytest.mark.parametrize("bots", [(), ("random", "gentle")], ids=["at random", "bots"])
def test_recorded_games_are_the_same_as_others(bots: tuple[str, ...]) -> None:
    options = Options(players=2)
    plain = list(simulate(options, games=3, seed=9, bots=bots))
    kept = list(recorded(options, games=3, seed=9, bots=bots))
    assert [played for played, _ in kept] == plain
    for played, game in kept:
        assert game.game().scores() == played.scores
        assert game.bots == list(bots)


def test_simulate_writes_them(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl.zst"
    result = CliRunner().invoke(app, ["simulate", "--games", "4", "--jobs", "2", "--records", str(path)])
    assert result.exit_code == 0, result.output
    assert [game.record["seed"] for game in read_records(path)] == [game.seed for game in simulate(Options(), 4, 1)]


@pytest.mark.parametrize("line", ["", "[]", "{}", '{"format": "grandaustria.played", "version": 2}', "{"])
def test_a_line_that_is_no_game_is_named(line: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(some()[0].to_json()) + "\n" + line + "\n")
    with pytest.raises(InvalidData, match=r"games\.jsonl, line 2: no game"):
        list(read_records(path))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cannot_play_is_named(jobs: int) -> None:
    with pytest.raises(InvalidData, match="forfeits game") as found:
        list(recorded(Options(), games=2, seed=9, bots=("random", f"{faulty_bots}:Raises"), jobs=jobs))
    assert found.value.field == f"{faulty_bots}:Raises"


def test_a_row_for_a_game() -> None:
    (row,) = games(some(hotel="day")[0])
    game = some(hotel="day")[0].game()
    assert (row["scores"], row["winners"], row["hotel"]) == (game.scores(), game.winners(), "day")
    assert [tile[0] for tile in row["tiles"]] == ["A", "B", "C"]
    assert len(row["objectives"]) == 3


@pytest.mark.parametrize("staff", ["standard", "draft"])
def test_a_row_for_each_seat(staff: str) -> None:
    played = some(players=4, bots=("gentle",), staff=staff)[0]
    rows = list(seats(played))
    assert sorted(row["place"] for row in rows) == [1, 2, 3, 4]
    assert sum(row["won"] for row in rows) == 1
    assert sum(row["margin"] for row in rows) == pytest.approx(0)
    game = played.game()
    for row in rows:
        assert len(row["opening_hand"]) == 6
        assert sum(points for name, points in row.items() if name.startswith("points_")) == row["score"]
        assert sorted(row["staff_played"]) == game.view(row["seat"])["players"][row["seat"]]["staff"]
    assert not set(rows[0]["opening_hand"]) & set(rows[1]["opening_hand"])


def test_a_row_for_each_decision() -> None:
    played = some()[0]
    rows = list(decisions(played))
    game = Game(Options(players=3), played.record["seed"])
    for row in rows:
        assert row["seat"] == game.seat
        assert row["legal"] == game.choices()
        game.play(row["choice"])
    assert game.seat is None


@pytest.mark.parametrize("kind", KINDS)
def test_a_parquet_file_holds_all_rows(kind: str, tmp_path: Path) -> None:
    played = some()
    path = tmp_path / "table.parquet"

    def one_by_one() -> Iterator[RecordedGame]:
        yield from played

    count = write_parquet(one_by_one(), kind, path, at_once=50)
    table = parquet.read_table(path)
    expected = [row for game in played for row in KINDS[kind][0](game)]
    assert count == table.num_rows == len(expected)
    for found, wanted in zip(table.to_pylist(), expected, strict=True):
        assert set(found) == set(wanted)
        assert all(found[name] == pytest.approx(value) for name, value in wanted.items() if isinstance(value, float))
        assert all(found[name] == value for name, value in wanted.items() if not isinstance(value, float))


def test_the_command_line_exports(tmp_path: Path) -> None:
    games_file, table = tmp_path / "games.jsonl.gz", tmp_path / "seats.parquet"
    runner = CliRunner()
    runner.invoke(app, ["simulate", "--games", "2", "--records", str(games_file)])
    result = runner.invoke(app, ["export", str(games_file), str(table), "--rows", "seats"])
    assert result.output == "4\n"
    result = runner.invoke(app, ["export", str(games_file), str(table), "--rows", "moves"])
    assert (result.exit_code, result.stderr) == (2, "grandaustria: rows: one of games, seats, decisions, not 'moves'\n")
