"""The command line, as it is typed and as it is read at 80 columns."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from grandaustria import COMPILED, Game, Options
from grandaustria.chance import game_seeds
from grandaustria.cli.app import app
from grandaustria.data.simulation import play_randomly, simulate
from grandaustria.notation import AnnotatedGame, write_game
from tests.positions import player, table
from tests.random_games import finished


def grandaustria(*words: str, given: str | None = None, **environment: str) -> Result:
    return CliRunner().invoke(app, list(words), input=given, env={"COLUMNS": "80", **environment})


def output(*words: str, given: str | None = None) -> str:
    result = grandaustria(*words, given=given)
    assert result.exit_code == 0, result.output
    assert max(map(len, result.stdout.splitlines())) <= 80
    return result.stdout


def problem(*words: str, given: str | None = None) -> str:
    """The one line that says what was wrong."""
    result = grandaustria(*words, given=given)
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    return line.removeprefix("grandaustria: ")


def report(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(grandaustria("simulate", "--json", "-", *words).stdout)
    return found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished(Options(players=3), seed=2).record()))
    return path


def test_version_from_another_process() -> None:
    command = [sys.executable, "-m", "grandaustria", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("grandaustria 0.")
    assert done.stdout.endswith(f"rules {'compiled' if COMPILED else 'interpreted'}\n")


def test_the_games_do_not_depend_on_the_number_of_processes() -> None:
    assert report("--games", "30", "--jobs", "2") == report("--games", "30")


@pytest.mark.parametrize(
    "command", ["simulate", "arena", "benchmark", "dataset", "bots", "train", "demo", "show", "cards"]
)
def test_help_teaches_by_examples(command: str) -> None:
    assert command in output("--help")
    assert f"grandaustria {command}" in output(command, "--help")
    assert "Examples" in output(command, "--help")


def test_simulate_sums_up_the_scores_of_every_seat() -> None:
    text = output("simulate", "--games", "3", "--players", "4", "--hotel", "day", "--staff", "draft")
    assert [f"Player {n}" in text for n in (1, 2, 3, 4, 5)] == [True, True, True, True, False]
    assert "3 games; per game 7 rounds" in text
    assert "decisions per second" in text


def test_the_same_seed_gives_the_same_report_and_another_seed_another() -> None:
    assert report("--games", "4", "--seed", "7") == report("--games", "4", "--seed", "7")
    assert report("--games", "4", "--seed", "7")["games"] != report("--games", "4", "--seed", "8")["games"]


def test_the_report_counts_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    output("simulate", "--games", "5", "--hotel", "C,A", "--edition", "first", "--promos", "--json", str(path))
    found = json.loads(path.read_text())
    assert found["options"] == Options(hotel=("C", "A"), edition="first", promos=True).to_json()
    assert len(found["games"]) == 5
    scores = [game["scores"][1] for game in found["games"]]
    assert (found["summary"]["seats"][1]["min"], found["summary"]["seats"][1]["max"]) == (min(scores), max(scores))
    assert sum(seat["wins"] for seat in found["summary"]["seats"]) == pytest.approx(5)


def test_the_seeds_of_the_games_are_the_same_on_every_platform() -> None:
    assert game_seeds(3, seed=1) == [3002245301423407, 229386507252663, 3754934022540759]


def test_a_game_of_a_simulation_can_be_played_again_from_its_own_seed() -> None:
    games = list(simulate(Options(players=3), games=3, seed=5))
    assert play_randomly(Options(players=3), games[2].seed) == games[2]


def test_progress_is_shown_on_a_terminal_only() -> None:
    quiet = grandaustria("simulate", "--games", "2")
    assert quiet.stderr == ""
    lively = grandaustria("simulate", "--games", "2", FORCE_COLOR="1")
    assert "Playing" in lively.stderr


def test_demo_tells_a_game_between_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = output("demo", "--seed", "3", "--record", str(path))
    assert text == output("demo", "--seed", "3")
    assert text.count("moves ") >= 5
    assert "Emperor scoring 3" in text
    assert "wins with" in text
    assert output("show", str(path)) == text
    words = tmp_path / "game.txt"
    output("demo", "--seed", "3", "--record", str(words))
    assert words.read_text().startswith('[Format "grandaustria 1"]')
    assert output("show", str(words)) == text
    assert problem("show", "-", given=words.read_text().replace("ROLL:", "RULL:")).startswith("line ")


def test_show_tells_a_record_from_a_file_or_the_input(record: Path) -> None:
    text = output("show", str(record))
    assert [f"Round {n} " in text for n in range(9)] == [False, *[True] * 7, False]
    assert "Final scoring" in text
    total = next(line for line in text.splitlines() if "Total" in line)
    scores = Game.replay(json.loads(record.read_text())).scores()
    assert [int(cell) for cell in total.strip("│ ").split("│")[1:]] == scores
    assert output("show", "-", given=record.read_text()) == text


def test_show_draws_a_game_or_a_position(record: Path, tmp_path: Path) -> None:
    game, picture, line = Game.replay(json.loads(record.read_text())), tmp_path / "table.svg", tmp_path / "position.txt"
    assert grandaustria("show", str(record), "--svg", str(picture), "--language", "de").stdout == ""
    assert picture.read_text() == game.svg(language="de")
    grandaustria("show", str(record), "--svg", str(picture), "--decision", "40")
    assert picture.read_text() == game.rewound(40).svg()
    line.write_text(game.rewound(40).position() + "\n")
    grandaustria("show", str(line), "--svg", str(picture))
    assert picture.read_text() == Game.from_position(line.read_text().strip()).svg()


def test_show_tells_a_game_up_to_a_decision(record: Path) -> None:
    text = output("show", str(record), "--decision", "40")
    assert "The record ends here. Player" in text
    assert text.splitlines()[:10] == output("show", str(record)).splitlines()[:10]


def test_show_says_what_it_cannot_draw(record: Path, tmp_path: Path) -> None:
    assert problem("show", str(record), "--svg", str(tmp_path / "a.png")).endswith("must end in .svg")
    assert problem("show", str(record), "--decision", "9999").startswith("decisions: from 0 to ")
    both = write_game(AnnotatedGame(Game(seed=1))) + write_game(AnnotatedGame(Game(seed=2)))
    assert problem("show", "-", "--svg", str(tmp_path / "a.svg"), given=both) == "--svg: draws one game, not 2"
    assert list(tmp_path.glob("a.*")) == []


def test_show_says_where_an_unfinished_record_stops(record: Path) -> None:
    document = json.loads(record.read_text())
    document["choices"] = document["choices"][:80]
    assert "The record ends here. Player" in output("show", "-", given=json.dumps(document))


def test_show_goes_on_from_a_position_made_by_hand() -> None:
    game = table(player(points=12))
    text = output("show", "-", given=json.dumps(game.record()))
    assert "earlier" in text
    assert "12" in text


@pytest.mark.parametrize(
    ("kitchens", "verdict"),
    [
        ((0, 0), "Player 1 and Player 2 share the victory with 10 points!"),
        ((1, 0), "Player 1 wins the tie at 10 points, with more krones and food left!"),
    ],
)
def test_ties_are_told(kitchens: tuple[int, int], verdict: str) -> None:
    players = [player(krones=0, points=10 - wine, kitchen={"wine": wine}) for wine in kitchens]
    snapshot = table(*players).snapshot() | {"round": 7, "agenda": [{"do": "final_scoring", "seat": -1, "n": 0}]}
    game = Game.restore(snapshot)
    assert output("show", "-", given=json.dumps(game.record())).splitlines()[-1] == verdict


def test_cards_lists_everything() -> None:
    text = output("cards")
    for word in ("Baroness", "Kitchen Hand", "own 20 krones", "lose 8 points", "night hotel", "day hotel D"):
        assert word in text


def test_cards_of_the_first_edition() -> None:
    current, first = (output("cards", "staff", "--edition", edition).splitlines() for edition in ("current", "first"))
    assert [line.split()[:4] for line in current if "Kitchen Hand" in line] == [["17", "Kitchen", "Hand", "5"]]
    assert [line.split()[:4] for line in first if "Kitchen Hand" in line] == [["17", "Kitchen", "Hand", "3"]]


def test_hotels_are_drawn_with_walls_between_groups() -> None:
    plan = output("cards", "hotels").splitlines()
    assert plan[1:10] == [
        "┌───────┬───────┬───────┬───────┬───────┐",
        "│   B   │   R   │  B +2 │  R +2 │  B +2 │  floor 4, 3 krones",
        "│       │       │       ├───────┴───────┤",
        "│   B   │   R   │   B   │  Y +1    Y +1 │  floor 3, 2 krones",
        "├───────┴───────┼───────┴───────┐       │",
        "│   Y       Y   │   R       R   │   Y   │  floor 2, 1 krone",
        "├───────┐       │               ├───────┤",
        "│   B   │   Y   │   R       R   │   B   │  floor 1, free of charge",
        "└───────┴───────┴───────────────┴───────┘",
    ]


def test_mistakes_are_named_in_one_line(record: Path, tmp_path: Path) -> None:
    assert problem("simulate", "--players", "5") == "players: 2, 3 or 4, not 5"
    assert problem("simulate", "--hotel", "X").startswith("hotel: night, day, or 2 different letters")
    assert problem("demo", "--staff", "all").startswith("staff: one of standard")
    assert problem("cards", "--edition", "third") == "edition: one of current, first, not 'third'"
    assert problem("cards", "--language", "xx").startswith("language: one of ")
    assert problem("show", str(tmp_path / "none.json")) == f"{tmp_path / 'none.json'}: No such file or directory"
    assert problem("show", str(tmp_path)) == f"{tmp_path}: Is a directory"
    assert problem("show", "-", given="{") == "the input: not a JSON document"
    assert problem("show", "-", given="[" * 100_000) == "the input: not a JSON document"
    assert problem("show", "-", given="{}") == "format: missing"
    document = json.loads(record.read_text())
    document["choices"][50] = 9999
    assert problem("show", "-", given=json.dumps(document)).startswith("choices[50]: ")


def test_wrong_arguments_are_named_in_one_line() -> None:
    assert problem("simulate", "--gmes", "5").startswith("No such option: --gmes")
    assert problem("simulate", "--games", "many").startswith("Invalid value for '--games'")
    assert problem("arena").endswith("See: grandaustria arena --help")
    assert problem("sing") == "No such command 'sing'. See: grandaustria --help"


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00\x80")
    assert problem("show", str(path)) == f"{path}: not a JSON document"
