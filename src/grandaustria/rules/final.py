"""The final scoring, and who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.rules import events
from grandaustria.rules.board import BLUE, COLOURS, FLOORS, GREEN, LAST_SPACE, RED, TABLES, YELLOW, lowest, ones, total
from grandaustria.rules.cards import FinalScore
from grandaustria.rules.ledger import score
from grandaustria.rules.player import Player
from grandaustria.rules.state import Effect, State, Step
from grandaustria.rules.terms import Values


class PerRoom(FinalScore):
    """Points for each occupied room of a colour; GREEN counts every room."""

    def __init__(self, points: i64, colour: i64) -> None:
        name = COLOURS[colour]
        rooms = "i:occupy" if colour == GREEN else f"b:{name}"
        super().__init__(f"{points} i:points / {rooms}", "final-per-room", {"points": points, "colour": name})
        self.per_room: i64 = points
        self.colour: i64 = colour

    def points(self, s: State, p: Player) -> i64:
        return self.per_room * ones(p.occupied & p.hotel.rooms_for[self.colour])


class PerTile(FinalScore):
    def __init__(self) -> None:
        super().__init__("1 i:points / i:prepare", "final-per-tile", {})

    def points(self, s: State, p: Player) -> i64:
        return ones(p.tiles)


class PerColourSet(FinalScore):
    """Points for each set of one red, one blue and one yellow occupied room."""

    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points / i:c-any", "final-per-colour-set", {"points": points})
        self.per_set: i64 = points

    def points(self, s: State, p: Player) -> i64:
        blue: i64 = ones(p.occupied & p.hotel.rooms_for[BLUE])
        red: i64 = ones(p.occupied & p.hotel.rooms_for[RED])
        yellow: i64 = ones(p.occupied & p.hotel.rooms_for[YELLOW])
        return self.per_set * min(blue, red, yellow)


class PerGroup(FinalScore):
    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points / i:group", "final-per-group", {"points": points})
        self.per_group: i64 = points

    def points(self, s: State, p: Player) -> i64:
        return self.per_group * p.hotel.full_groups(p.occupied)


class PerLine(FinalScore):
    """Points for each of these floors or columns that is fully occupied."""

    def __init__(self, points: i64, lines: tuple[int, ...]) -> None:
        name = "floors" if lines == FLOORS else "columns"
        super().__init__(f"{points} i:points / i:{name}", "final-per-line", {"points": points, "lines": name})
        self.per_line: i64 = points
        self.lines = lines

    def points(self, s: State, p: Player) -> i64:
        return self.per_line * full_lines(p.occupied, self.lines)


class PerStaff(FinalScore):
    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points / i:staff", "final-per-staff", {"points": points})
        self.per_card: i64 = points

    def points(self, s: State, p: Player) -> i64:
        return self.per_card * ones(p.staff)


class PerObjective(FinalScore):
    def __init__(self, points: i64) -> None:
        super().__init__(f"{points} i:points / i:objective", "final-per-objective", {"points": points})
        self.per_objective: i64 = points

    def points(self, s: State, p: Player) -> i64:
        n: i64 = 0
        for letter in range(3):
            if p.place_claimed(letter):
                n += 1
        return self.per_objective * n


class PerSpace(FinalScore):
    """Points for each space of the final position on the emperor track, up to a limit."""

    def __init__(self, points: i64, most: i64) -> None:
        limited = most < points * LAST_SPACE
        limit = f" ≤{most}" if limited else ""
        values: Values = {"points": points, "most": most if limited else 0}
        super().__init__(f"{points} i:points / i:emperor{limit}", "final-per-space", values)
        self.per_space: i64 = points
        self.most: i64 = most

    def points(self, s: State, p: Player) -> i64:
        return min(self.per_space * p.emperor, self.most)


class BestOfOthers(FinalScore):
    """Copies the final-scoring staff card that is best for its owner: an opponent's, or with `own` anybody's."""

    def __init__(self, own: bool) -> None:
        icons = "i:staff i:t-final ×" if own else "i:t-final ×"
        super().__init__(icons, "final-best-of-others", {"own": "yes" if own else "no"})
        self.own = own

    def points(self, s: State, p: Player) -> i64:
        best: i64 = 0
        for other in s.players:
            if other is p and not self.own:
                continue
            cards: i64 = other.staff & s.ruleset.final_scoring
            while cards:
                final = s.ruleset.staff[lowest(cards)].final
                cards &= cards - 1
                if final is not None and not isinstance(final, BestOfOthers):
                    best = max(best, final.points(s, p))
        return best


def full_lines(occupied: i64, lines: tuple[int, ...]) -> i64:
    n: i64 = 0
    for line in lines:
        mask: i64 = line
        if occupied & mask == mask:
            n += 1
    return n


class FinalScoring(Effect):
    """Every seat scores what counts for its role."""

    def asks(self, s: State, step: Step) -> bool:
        for p in s.players:
            p.role.final_scoring(s, p)
        s.tell(events.GAME_OVER, events.NOBODY, 0, 0)
        return False


def score_staff(s: State, p: Player) -> None:
    cards: i64 = p.staff & s.ruleset.final_scoring
    while cards:
        card = s.ruleset.staff[lowest(cards)]
        cards &= cards - 1
        if card.final is not None:
            points: i64 = card.final.points(s, p)
            s.tell(events.STAFF_SCORED, p.seat, card.number, points)
            score(s, p, points, events.FINAL_STAFF)


def score_rooms(s: State, p: Player) -> None:
    """Score 1 to 4 points for each occupied room, by its floor."""
    points: i64 = 0
    for floor in range(4):
        points += (floor + 1) * ones(p.occupied & FLOORS[floor])
    score(s, p, points, events.FINAL_ROOMS)


def score_leftovers(s: State, p: Player) -> None:
    score(s, p, leftovers(p), events.FINAL_LEFTOVERS)


def score_guests_left(s: State, p: Player) -> None:
    for table in range(TABLES):
        if p.guest_at(table) >= 0:
            score(s, p, -5, events.FINAL_GUESTS)


FINAL_SCORING: Final = FinalScoring("final_scoring", whole_table=True)


def leftovers(p: Player) -> i64:
    """Return the krones and items left over: a point each, and the tie-breaker."""
    return p.krones + total(p.kitchen)


def compare(p: Player, other: Player) -> i64:
    """Return a positive number if p is ahead: more points or, in a tie, more left over."""
    if p.points != other.points:
        return p.points - other.points
    return leftovers(p) - leftovers(other)
