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
from grandaustria.data.texts import read_texts, write_texts
from grandaustria.notation import AnnotatedGame, write_game
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


@pytest.mark.parametrize("bots", [(), ("random", "gentle", "random")], ids=["at random", "bots"])
def test_what_is_written_as_text_is_read_again(bots: tuple[str, ...], tmp_path: Path) -> None:
    written = some(bots=bots)
    assert write_texts(written, tmp_path / "games.txt") == 3
    assert list(read_texts(tmp_path / "games.txt")) == written
    (tmp_path / "games.txt").write_text(write_game(AnnotatedGame(Game(seed=1))))
    with pytest.raises(InvalidData, match="game 1 is not over"):
        list(read_texts(tmp_path / "games.txt"))


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


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_was_cut_off_is_told_from_a_whole_one(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    written = some()
    with writing(path) as file:
        for game in written:
            file.add(game)
    whole = path.read_bytes()
    for length in (len(whole) // 2, len(whole) - 3):
        path.write_bytes(whole[:length])
        found: list[RecordedGame] = []
        with pytest.raises(InvalidData, match=rf"{name}, line \d: the file is cut off here, after \d whole games"):
            found.extend(read_records(path))
        assert found == written[: len(found)]


@pytest.mark.parametrize("name", ["games.jsonl.gz", "games.jsonl.zst"])
def test_an_empty_or_damaged_compressed_file_is_named(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(b"")
    with pytest.raises(InvalidData, match=rf"{name}, line 1: the file is cut off here, after 0"):
        list(read_records(path))
    path.write_bytes(b"no such thing")
    with pytest.raises(InvalidData, match=rf"{name}, line 1: the file is damaged near here"):
        list(read_records(path))


def test_compressed_files_may_be_joined(tmp_path: Path) -> None:
    written = some()[:2]
    for name in ("games.jsonl.gz", "games.jsonl.zst"):
        parts = []
        for game in written:
            with writing(tmp_path / name) as file:
                file.add(game)
            parts.append((tmp_path / name).read_bytes())
        (tmp_path / name).write_bytes(b"".join(parts))
        assert list(read_records(tmp_path / name)) == written


def test_a_file_is_replaced_when_all_games_are_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("what was there")
    with pytest.raises(KeyboardInterrupt), writing(path) as file:  # noqa: PT012  # it is left in the middle
        file.add(some()[0])
        raise KeyboardInterrupt
    assert [(each.name, each.read_text()) for each in tmp_path.iterdir()] == [("games.jsonl", "what was there")]


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


@pytest.mark.parametrize("content", [b"", b"{}\n", None])
def test_an_export_that_fails_leaves_the_table_alone(content: bytes | None, tmp_path: Path) -> None:
    records, table = tmp_path / "games.jsonl.gz", tmp_path / "keep.parquet"
    table.write_bytes(b"precious")
    if content is not None:
        records.write_bytes(content)
    result = CliRunner().invoke(app, ["export", str(records), str(table)])
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    assert "games.jsonl.gz" in line
    assert table.read_bytes() == b"precious"
    assert {each.name for each in tmp_path.iterdir()} <= {"games.jsonl.gz", "keep.parquet"}


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("simulate --records x.foo", "x.foo: the name of this file must end in .jsonl or .jsonl.gz or .jsonl.zst"),
        ("simulate --records none/x.jsonl", "none/x.jsonl: No such file or directory"),
        ("simulate --json none/x.json", "none/x.json: No such file or directory"),
        ("demo --record none/game.json", "none/game.json: No such file or directory"),
        ("demo --record .", ".: Is a directory"),
        ("export games.jsonl a.csv", "a.csv: the name of this file must end in .parquet or .txt"),
        ("arena random --chart a.png", "a.png: the name of this file must end in .svg"),
        ("arena gentle:mistakes=2 random", "mistakes: 0 to 1, not 2"),
        ("arena planner:width=-1 random", "width: at least 1, not -1"),
        ("arena expert:worlds=0 random", "worlds: at least 1, not 0"),
        (
            "arena expert:weights=none.npz random",
            "bot: expert:weights=none.npz: FileNotFoundError: [Errno 2] No such file or directory: 'none.npz'",
        ),
    ],
)
def test_files_and_bots_are_checked_before_anything_is_played(
    words: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "play", None)
    result = CliRunner().invoke(app, words.split())
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"grandaustria: {problem}\n")
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_exports(tmp_path: Path) -> None:
    games_file, table = tmp_path / "games.jsonl.gz", tmp_path / "seats.parquet"
    runner = CliRunner()
    runner.invoke(app, ["simulate", "--games", "2", "--records", str(games_file)])
    result = runner.invoke(app, ["export", str(games_file), str(table), "--rows", "seats"])
    assert result.output == "4\n"
    texts, again = tmp_path / "games.txt", tmp_path / "again.parquet"
    assert runner.invoke(app, ["export", str(games_file), str(texts)]).output == "2\n"
    assert runner.invoke(app, ["export", str(texts), str(again), "--rows", "seats"]).output == "4\n"
    assert parquet.read_table(again) == parquet.read_table(table)
    result = runner.invoke(app, ["export", str(games_file), str(table), "--rows", "moves"])
    assert (result.exit_code, result.stderr) == (2, "grandaustria: rows: one of games, seats, decisions, not 'moves'\n")
