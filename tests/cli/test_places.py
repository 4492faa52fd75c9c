"""Games are kept in the platform's folder for data, and nothing is left in the current folder."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from grandaustria.cli import places
from grandaustria.cli.app import app
from grandaustria.cli.play import open_house


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home, and an empty current folder in it."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA", "GRANDAUSTRIA_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


@pytest.mark.parametrize(
    ("platform", "folder"),
    [
        ("linux", ".local/share/grandaustria"),
        ("darwin", "Library/Application Support/grandaustria"),
        ("win32", "AppData/Local/grandaustria"),
    ],
)
def test_each_platform_has_a_folder_for_data(
    platform: str, folder: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    assert places.data_folder() == home / folder
    assert places.games_at_home() == home / folder / "games.db"
    assert places.games_of_the_server() == home / folder / "server.db"


def test_the_folder_can_be_set_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    assert places.data_folder() == home / "data/grandaustria"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the standard says to ignore
    assert places.data_folder() == home / ".local/share/grandaustria"


def test_games_in_the_old_places_are_still_found() -> None:
    earlier = Path(typer.get_app_dir("grandaustria")) / "games.db"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert places.games_at_home() == earlier
    Path("grandaustria.db").touch()
    assert places.games_of_the_server() == Path("grandaustria.db")


def test_a_busy_port_and_a_clean_up_leave_nothing_behind(home: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for command in ("serve", "play"):
            result = CliRunner().invoke(app, [command, "--port", port])
            assert (result.exit_code, result.stdout) == (2, "")
    result = CliRunner().invoke(app, ["cleanup"])
    assert (result.exit_code, result.stdout) == (0, "0\n")
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_playing_starts_in_the_folder_for_data(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr("grandaustria.cli.play.run", lambda settings, *_: opened.append(settings.database))
    monkeypatch.setattr("sys.platform", "linux")
    open_house("127.0.0.1", 0, browser=False)
    assert opened == [f"sqlite:///{home}/.local/share/grandaustria/games.db"]
    assert (home / ".local/share/grandaustria").is_dir()
