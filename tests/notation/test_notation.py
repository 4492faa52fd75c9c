"""Games as text for people: written, read back exactly, and refused by line and word when they are damaged."""

from __future__ import annotations

import json
from itertools import product

import pytest

from grandaustria import Game, InvalidData, Options
from grandaustria.chance import SystemNature, seeded
from grandaustria.notation import AnnotatedGame, read_games, write_game
from tests.damage import damaged_text
from tests.positions import play, player, table
from tests.random_games import ALL_OPTIONS, decisions, finished


def only(text: str) -> AnnotatedGame:
    (found,) = read_games(text)
    return found


@pytest.mark.parametrize(("options", "size"), list(product(ALL_OPTIONS, range(5))))
def test_games_of_all_options_can_be_written_and_read(options: Options, size: int) -> None:
    game = finished(options, seed=size)
    text = write_game(AnnotatedGame(game))
    again = only(text).game
    assert again == game
    assert again.record() == game.record()
    assert again.decisions == game.decisions
    assert write_game(AnnotatedGame(again)) == text


def small() -> Game:
    return play(table(player(krones=5), round=7, dice=[0, 0, 0, 2, 0, 0]), "TAKE_DIE:4", "AMOUNT:1", "END_TURN")


def test_a_game_is_readable() -> None:
    text = write_game(AnnotatedGame(small(), {"Seat0": 'Anna "the boss"'}, {1: "Krones are short."}))
    headers, _, body = text.partition("\n\n")
    assert headers.splitlines()[:3] == [
        '[Format "grandaustria 1"]',
        r'[Seat0 "Anna \"the boss\""]',
        '[Options "current/2/night/standard/promos"]',
    ]
    assert body == "Round 7\n0: TAKE_DIE:4 {Krones are short.} AMOUNT:1 END_TURN\n*\n"


def test_turns_in_words() -> None:
    text = write_game(AnnotatedGame(small()), language="en")
    assert "AMOUNT:1 {1 krone and 1 emperor step} END_TURN {End turn}" in " ".join(text.split())
    assert only(text).game.record() == small().record()
    assert "{Zug beenden}" in write_game(AnnotatedGame(small()), language="de")


def test_headers_and_comments_are_kept() -> None:
    game = finished(Options(players=3), seed=1)
    headers = {"Event": "Vienna 1900", "Seat0": 'Ännchen "\\"', "Empty": ""}
    last = len(game.answers())
    comments = {0: "Before it all.", 60: "A long-winded - and well-known - opening. " * 9, last: "After it all."}
    found = only(write_game(AnnotatedGame(game, headers, comments)))
    assert found.headers == headers
    assert found.comments == {place: " ".join(text.split()) for place, text in comments.items()}
    assert only(write_game(found)) == found


def test_several_games_in_one_text() -> None:
    games = [finished(Options(players=2), seed=1), Game(Options(players=4, staff="draft"), seed=2), small()]
    text = "\n".join(write_game(AnnotatedGame(game)) for game in games)
    assert [found.game.record() for found in read_games(text)] == [game.record() for game in games]
    assert list(read_games("")) == []


def test_games_without_a_seed_and_games_that_start_in_a_position() -> None:
    hosted = Game(Options(), nature=SystemNature())
    reseeded = Game(Options(), seed=1)
    *_, late = decisions(Options(players=3, hotel="day"), seed=3)
    midway = late.rewound(70)
    restored = Game.restore(json.loads(json.dumps(midway.snapshot())))
    imagined = midway.determinized(seed=5)
    for game in (hosted, reseeded, restored, imagined, small()):
        for _ in range(20):
            if game.seat is not None:
                game.play(game.choices()[-1])
        reseeded.reseed(3)
        again = only(write_game(AnnotatedGame(game))).game
        assert again == game
        assert again.record() == game.record()
        assert again.breakdown() == game.breakdown()


@pytest.mark.parametrize(
    ("part", "instead", "line", "says"),
    [
        ("grandaustria 1", "grandaustria 2", 1, "Format"),
        ('[Format "grandaustria 1"]\n', "", 1, "Format is missing"),
        ("/2/", "/5/", 2, "players"),
        ("Round 7", "Round 6", 7, "it is round 7 here"),
        ("0: TAKE", "1: TAKE", 8, "0 is asked here"),
        ("TAKE_DIE:4", "TAKE_DIE:9", 8, "TAKE_DIE is followed by one of 1, 2, 3, 4, 5, 6, not by '9'"),
        ("TAKE_DIE:4", "TAKE_DYE:4", 8, "none begins with 'TAKE_DYE'"),
        ("TAKE_DIE:4", "TAKE_DIE:5", 8, "TAKE_DIE:5 is not possible here"),
        ("AMOUNT:1", "AMOUNT:2", 5, "Check"),
        ("AMOUNT:1 ", "", 8, "END_TURN is not possible here"),
        ("AMOUNT:1", "{AMOUNT:1", 8, "comment"),
        ("\n*", "\nover", 9, "not over"),
        ("\n*", "", 8, "does not end"),
        ("5k", "6k", 3, "check"),
        ('Start "GA1', 'Start "GA2', 3, "begins with GA1"),
        ('Chance "1', 'Chance "x', 4, "Chance"),
        ('Chance "1', 'Chance "-1', 4, "Chance"),
        ("[Check", "[Options", 5, "twice"),
        ("\n\n", '\n\nPASS\n[Late "x"]', 8, "does not end"),
    ],
)
def test_line_and_word_that_are_wrong_are_named(part: str, instead: str, line: int, says: str) -> None:
    text = write_game(AnnotatedGame(small()))
    assert part in text
    with pytest.raises(InvalidData) as raised:
        list(read_games(text.replace(part, instead, 1)))
    assert raised.value.field == f"line {line}"
    assert says in raised.value.problem


@pytest.mark.parametrize("nonsense", ["PASS", "{a comment}", "over", '[Format "x', "[", "]", "}", "\x00", '[Seed "1"]'])
def test_what_is_no_game_at_all_is_refused(nonsense: str) -> None:
    with pytest.raises(InvalidData, match="line 1"):
        list(read_games(nonsense))


@pytest.mark.parametrize("headers", [{"No spaces": "x"}, {"": "x"}, {"Event": "two\nlines"}])
def test_headers_that_could_not_be_read_are_not_written(headers: dict[str, str]) -> None:
    with pytest.raises(InvalidData, match="headers"):
        write_game(AnnotatedGame(small(), headers))
    with pytest.raises(InvalidData, match="comments"):
        write_game(AnnotatedGame(small(), {}, {0: "brace}"}))


def test_a_damaged_game_is_refused_or_the_same() -> None:
    chance = seeded(5)
    refused = 0
    for seed in range(8):
        game = finished(ALL_OPTIONS[chance.below(len(ALL_OPTIONS))], seed)
        text = write_game(AnnotatedGame(game))
        for _ in range(20):
            try:
                found = only(damaged_text(text, chance))
            except InvalidData:
                refused += 1
            else:
                assert found.game.answers() == game.answers()
                assert found.game == game
    assert refused > 100


def test_a_damaged_game_without_its_check_is_refused_or_can_be_replayed() -> None:
    chance = seeded(6)
    for seed in range(6):
        text = write_game(AnnotatedGame(finished(ALL_OPTIONS[chance.below(len(ALL_OPTIONS))], seed)))
        for _ in range(20):
            try:
                found = only(damaged_text(text.replace("Check", "Unchecked"), chance))
            except InvalidData:
                continue
            assert Game.replay(found.game.record()) == found.game
