"""Looking ahead: worlds that are the same for all lines, and what is played on in them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from grandaustria import Game, Options
from grandaustria.chance import seeded
from grandaustria.evaluation.model import shipped
from grandaustria.playout import answer_nature
from grandaustria.rules.choices import DRAW_STAFF, DRAW_TILE, PASS, Legal
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.search.beam import Line, Search, by_value
from grandaustria.search.learned import (
    FEW,
    SEEDS,
    Effort,
    Evaluator,
    LearnedForesight,
    distinct,
    evaluated_ends,
    settled,
)
from grandaustria.search.lookahead import Lookahead
from grandaustria.search.worlds import Imagined, World
from tests.positions import player, table
from tests.random_games import decisions

EFFORT = Effort(width=4, looked_at=20, ends=6, worlds=2, next_width=2, next_looked_at=4)


def turns(players: int = 2) -> list[State]:
    """Return the starts of some turns in a game."""
    found = []
    for game in decisions(Options(players=players), seed=5):
        if game.round > 0 and game.seat is not None and PASS in game.choices():
            found.append(game.state)
    return found[::6]


def turns_taken(s: State, seat: int) -> int:
    return 2 * s.round + s.players[seat].turns


def ends_of(s: State, width: int = 4) -> list[Line]:
    search = Search(shipped().leader(s.ruleset), width, World(3, s.ruleset.space.size))
    search.best(s, s.seat)
    return sorted(search.ends, key=by_value, reverse=True)


def test_cards_come_in_the_same_order_whatever_is_played() -> None:
    for s in turns():
        drawn: list[list[int]] = []
        for end in ends_of(s)[:6]:
            world = World(7, s.ruleset.space.size)
            position = end.outcome()
            guests = position.guest_deck
            answer_nature(position, world)
            order = [k for k in range(58) if guests >> k & 1 and not position.guest_deck >> k & 1]
            drawn.append(sorted(order, key=lambda k: world.order[350 + k]))
        for one in drawn:
            for two in drawn:
                assert one[: len(two)] == two[: len(one)]


def test_the_dice_of_a_round_are_the_same_whatever_was_played_before() -> None:
    game = Game(Options(players=2), seed=3)
    dice = set()
    for krones in (3, 9):
        s = game.state.copy()
        s.players[0].krones = krones
        world = World(11, s.ruleset.space.size)
        while s.round < 1 or s.seat == NATURE:
            legal = Legal(s.ruleset.space)
            s.offer(legal)
            s.play(world.draw(s, legal) if s.seat == NATURE else s.choices()[0])
        dice.add(s.dice)
    assert len(dice) == 1


def test_dice_are_fair() -> None:
    faces = [0] * 6
    for seed in range(2000):
        s = table(player(turns=1), player(turns=2), round=2, dice=(0, 0, 0, 0, 0, 1)).state
        world = World(seed, s.ruleset.space.size)
        s.play(next(choice for choice in s.choices() if choice == PASS))
        answer_nature(s, world)
        for face in range(6):
            faces[face] += s.dice >> 8 * face & 255
    expected = sum(faces) / 6
    assert all(abs(n - expected) < 5 * expected**0.5 for n in faces)


@pytest.mark.parametrize("players", [2, 3])
def test_after_the_line_the_others_play_until_the_next_turn_is_over(players: int) -> None:
    for s in turns(players):
        lookahead = Lookahead(shipped().leader(s.ruleset), 2, 4)
        for line in ends_of(s)[:5]:
            for end in lookahead.ends(Imagined(s, 5), line, s.seat):
                if end.state.seat != OVER and end.state.round == s.round:
                    assert end.state.players[s.seat].turns == s.players[s.seat].turns + 2


def test_a_turn_that_was_passed_is_looked_beyond_like_all_others() -> None:
    """Of values before and after a scoring by the emperor, the higher ones would always be those before."""
    s = table(player(), player(turns=2), round=3, dice=(1, 1, 1, 2, 1, 1)).state
    line = next(line for line in ends_of(s) if line.choice == PASS)
    for end in Lookahead(shipped().leader(s.ruleset), 2, 4).ends(Imagined(s, 5), line, 0):
        assert end.state.players[0].turns + 2 * end.state.round >= 2 * 3 + 2


def test_the_best_lines_are_compared_in_more_worlds() -> None:
    s = turns()[1]
    evaluator = Evaluator(shipped(), s.ruleset)
    lines = distinct(evaluated_ends(evaluator, s, s.seat, EFFORT, seeded(1)))[:6]
    foresight = LearnedForesight(evaluator, s, s.seat, EFFORT, seeded(2))
    best = foresight.rank(list(lines))
    assert 1 <= len(best) <= FEW
    assert best == sorted(best, key=by_value, reverse=True)
    assert foresight.behind(best[0], best[0]) == 0.0
    assert all(foresight.forecast(line).shape == (8,) for line in lines)


def test_a_line_that_comes_back_catches_up_with_the_worlds_it_has_missed() -> None:
    """So lines are always compared in the same worlds."""
    s = turns()[1]
    evaluator = Evaluator(shipped(), s.ruleset)
    lines = distinct(evaluated_ends(evaluator, s, s.seat, EFFORT, seeded(1)))[:3]
    foresight, whole = (LearnedForesight(evaluator, s, s.seat, EFFORT, seeded(2)) for _ in range(2))
    foresight.follow(lines, 2)
    foresight.follow(lines[:2], 3)
    foresight.follow(lines, 1)
    whole.follow(lines, 6)
    for line in lines:
        assert foresight.worlds_of(line) == 6
        assert foresight.forecast(line) == pytest.approx(whole.forecast(line))


def test_it_looks_ahead_as_many_turns_as_wanted() -> None:
    """Each further turn begins where the best end of the one before has led, in the same world."""
    s = turns()[1]
    evaluator = Evaluator(shipped(), s.ruleset)
    lines = distinct(evaluated_ends(evaluator, s, s.seat, EFFORT, seeded(1)))[:2]
    lookahead = Lookahead(evaluator.leader, EFFORT.next_width, EFFORT.next_looked_at)
    foresight = LearnedForesight(evaluator, s, s.seat, replace(EFFORT, turns=2), seeded(2))
    foresight.follow(lines, 1)
    imagined = Imagined(s, seeded(2).below(SEEDS))
    for line in lines:
        first = evaluator.ranked(lookahead.ends(imagined, line, s.seat), s.seat, EFFORT.next_looked_at)[0]
        second = lookahead.beyond(imagined.world, first, s.seat)
        assert all(turns_taken(end.state, s.seat) > turns_taken(first.state, s.seat) for end in second)
        best = evaluator.ranked(second, s.seat, EFFORT.next_looked_at)[0]
        assert foresight.forecast(line) == pytest.approx(evaluator.forecasts([settled(best)], s.seat)[0], abs=1e-3)


def test_beyond_the_end_of_a_game_there_is_nothing() -> None:
    s = turns()[0]
    over = Line(s, 0.0, None, -1, False, 0)
    assert Lookahead(shipped().leader(s.ruleset), 2, 4).beyond(Imagined(s, 5).world, over, 0) == [over]


def test_it_goes_on_as_long_as_it_may() -> None:
    s = turns()[1]
    evaluator = Evaluator(shipped(), s.ruleset)
    lines = distinct(evaluated_ends(evaluator, s, s.seat, EFFORT, seeded(1)))[:6]
    asked = iter([True, True, True, True, False])
    foresight = LearnedForesight(evaluator, s, s.seat, EFFORT, seeded(2))
    foresight.rank(list(lines), lambda: next(asked))
    assert next(asked, None) is None


def test_a_draw_of_staff_ends_what_is_known_of_a_line() -> None:
    cut = 0
    for s in turns():
        for end in ends_of(s, width=8):
            known = end.before_staff()
            if len(known) == end.depth:
                continue
            cut += 1
            position = s.copy()
            for choice in known:
                answer_nature(position, World(3, s.ruleset.space.size))
                position.play(choice)
            assert position.seat == NATURE
            assert all(DRAW_STAFF <= choice < DRAW_TILE for choice in position.choices())
    assert cut > 0
