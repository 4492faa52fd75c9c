"""What a player has and can reach, as features for the expert's network. Runs compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from grandaustria.evaluation.heuristic import Heuristic, at_hand, turns_left, turns_until
from grandaustria.evaluation.rows import Block, Rows
from grandaustria.rules.board import (
    BIT,
    BLUE,
    COLUMNS,
    FLOORS,
    FOODS,
    GREEN,
    GROUP_POINTS,
    GROUP_STEPS,
    LAST_SPACE,
    RED,
    count,
    lowest,
    ones,
    total,
)
from grandaustria.rules.player import Player
from grandaustria.rules.state import State

GUESTS: Final = 58
STAFF: Final = 48
FULL_GAME: Final = 14  # turns of a player
ROOM_COLOURS: Final = ("blue", "red", "yellow")


class Time(Block):
    def names(self) -> list[str]:
        return [
            *(f"{n} players" for n in (2, 3, 4)),
            "set-up",
            "passed",
            "turns left",
            *(f"turns until scoring {n}" for n in (1, 2, 3)),
            *(f"scoring {n} to come" for n in (1, 2, 3)),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        players: i64 = len(s.players)
        for n in range(2, 5):
            out.append(1.0 if players == n else 0.0)
        out.append(1.0 if s.round == 0 else 0.0)
        out.append(1.0 if p.passed else 0.0)
        out.append(float(turns_left(s, p)) / float(FULL_GAME))
        for scoring in range(3):
            out.append(float(max(turns_until(s, p, heuristic.scored_after[scoring]), 0)) / 10.0)
        for scoring in range(3):
            out.append(1.0 if turns_until(s, p, heuristic.scored_after[scoring]) >= 0 else 0.0)


class HeuristicParts(Block):
    def names(self) -> list[str]:
        return [f"heuristic: {part}" for part in ("stores", "rooms", "café", "emperor", "prizes", "staff")]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        turns: float = float(turns_left(s, p))
        out.append(heuristic.stores(p, turns) / 20.0)
        out.append(heuristic.rooms(p, turns) / 20.0)
        out.append(heuristic.cafe(s, p, turns) / 50.0)
        out.append(heuristic.emperor(s, p) / 20.0)
        out.append(heuristic.prizes(s, p, turns) / 20.0)
        out.append(heuristic.staff(s, p, turns) / 20.0)


class Stores(Block):
    def names(self) -> list[str]:
        return [
            *("points", "krones", "first 4 krones", "first 8 krones"),
            *(f"kitchen: {food}" for food in FOODS),
            *("emperor", "emperor above the next penalty", "emperor at the next reward", "steps to the next reward"),
            *(f"tile {letter}{n} to come" for letter in "ABC" for n in (1, 2, 3, 4)),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        out.append(float(p.points) / 50.0)
        out.append(float(p.krones) / 20.0)
        out.append(float(min(p.krones, 4)) / 4.0)
        out.append(float(min(p.krones, 8)) / 8.0)
        for food in range(4):
            out.append(float(min(count(p.kitchen, food), 6)) / 4.0)
        out.append(float(p.emperor) / float(LAST_SPACE))
        after: i64 = 0
        for scoring in range(3):
            if turns_until(s, p, heuristic.scored_after[scoring]) >= 0:
                after = p.emperor - heuristic.falls[scoring]
                out.append(1.0 if after > 0 else 0.0)
                out.append(1.0 if after >= 3 else 0.0)
                out.append(float(max(3 - after, 0)) / 10.0)
                break
        else:
            out.append(0.0)
            out.append(0.0)
            out.append(0.0)
        for scoring in range(3):
            to_come = turns_until(s, p, heuristic.scored_after[scoring]) >= 0
            tile: i64 = (s.tiles >> (8 * scoring)) & 255
            for n in range(4):
                out.append(1.0 if to_come and tile == 4 * scoring + n else 0.0)


class Rooms(Block):
    def names(self) -> list[str]:
        return [
            *(f"free rooms: {colour}" for colour in ROOM_COLOURS),
            *(f"occupied rooms: {colour}" for colour in ROOM_COLOURS),
            *(f"bonus begun: {colour}" for colour in ROOM_COLOURS),
            *(f"bonus one room away, prepared: {colour}" for colour in ROOM_COLOURS),
            *(f"occupied on floor {n}" for n in (1, 2, 3, 4)),
            *(f"free on floor {n}" for n in (1, 2, 3, 4)),
            *(f"occupied in column {n}" for n in (1, 2, 3, 4, 5)),
            *("full groups", "rooms prepared"),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        free: i64 = p.free_rooms()
        for colour in range(3):
            out.append(float(ones(free & p.hotel.rooms_for[colour])) / 4.0)
        for colour in range(3):
            out.append(float(ones(p.occupied & p.hotel.rooms_for[colour])) / 6.0)
        begun0: float = 0.0
        begun1: float = 0.0
        begun2: float = 0.0
        near0: float = 0.0
        near1: float = 0.0
        near2: float = 0.0
        for index in range(len(p.hotel.groups)):
            if p.groups_paid & BIT[index]:
                continue
            group: i64 = p.hotel.groups[index]
            size: i64 = ones(group)
            of: i64 = p.hotel.colour_of[lowest(group)]
            bonus: float = float(GROUP_POINTS[size] if of == BLUE else GROUP_STEPS[size])
            taken: i64 = ones(p.occupied & group)
            part: float = bonus * float(taken) / float(size)
            near: float = bonus if taken == size - 1 and ones(p.tiles & group) == size else 0.0
            if of == BLUE:
                begun0 += part
                near0 += near
            elif of == RED:
                begun1 += part
                near1 += near
            else:
                begun2 += part
                near2 += near
        for amount in (begun0, begun1, begun2, near0, near1, near2):
            out.append(amount / 10.0)
        for floor in range(4):
            out.append(float(ones(p.occupied & FLOORS[floor])) / 5.0)
        for floor in range(4):
            out.append(float(ones(free & FLOORS[floor])) / 5.0)
        for column in range(5):
            out.append(float(ones(p.occupied & COLUMNS[column])) / 4.0)
        out.append(float(p.hotel.full_groups(p.occupied)) / 6.0)
        out.append(float(ones(p.tiles)) / 12.0)


class Cafe(Block):
    def names(self) -> list[str]:
        about = ("missing", "in the kitchen", "points", "reward", "room", "there", *FOODS)
        return [
            *(f"{table} order: {what}" for table in ("lightest", "middle", "heaviest") for what in about),
            *(f"guest {n} in the café" for n in range(GUESTS)),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        weights = [_weight(p, 0), _weight(p, 1), _weight(p, 2)]
        free: i64 = p.free_rooms()
        for _ in range(3):
            table: i64 = 0
            for other in range(1, 3):
                if weights[other] < weights[table]:
                    table = other
            weights[table] = 1000
            index: i64 = p.guest_at(table)
            if index < 0:
                out.at += 10
                continue
            guest = s.ruleset.guests[index]
            missing: i64 = p.missing_at(table)
            out.append(float(total(missing)) / 4.0)
            out.append(float(total(at_hand(missing, p.kitchen))) / 4.0)
            out.append(float(guest.points) / 8.0)
            out.append(heuristic.rewards[index] / 8.0)
            housed: i64 = free if guest.colour == GREEN else free & p.hotel.rooms_for[guest.colour]
            out.append(1.0 if housed else 0.0)
            out.append(1.0)
            for food in range(4):
                out.append(float(count(missing, food)) / 2.0)
        guests: i64 = 0
        for table in range(3):
            if p.guest_at(table) >= 0:
                guests |= BIT[p.guest_at(table)]
        out.flags(guests, GUESTS)


def _weight(p: Player, table: i64) -> int:
    return 100 if p.guest_at(table) < 0 else total(p.missing_at(table))


class StaffCards(Block):
    def names(self) -> list[str]:
        return [
            *(f"staff {n} in play" for n in range(1, STAFF + 1)),
            *(f"staff {n} in hand" for n in range(1, STAFF + 1)),
            *("cards in hand", "staff in play", "final scoring so far"),
        ]

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        out.flags(p.staff, STAFF)
        out.flags(p.hand, STAFF)
        out.append(float(ones(p.hand)) / 6.0)
        out.append(float(ones(p.staff)) / 6.0)
        out.append(final_score_so_far(s, p) / 20.0)


def final_score_so_far(s: State, p: Player) -> float:
    """Return what the player's final-scoring staff would score now."""
    final: float = 0.0
    cards: i64 = p.staff & s.ruleset.final_scoring
    while cards:
        scoring = s.ruleset.staff[lowest(cards)].final
        if scoring is not None:
            final += float(scoring.points(s, p))
        cards &= cards - 1
    return final


class Objectives(Block):
    def names(self) -> list[str]:
        found: list[str] = []
        for letter in "ABC":
            found += [f"objective {letter}{n} open" for n in (1, 2, 3, 4)]
            found += [f"objective {letter}: {what}" for what in ("progress", "nearly", "reached", "claimed by others")]
        return found

    def write(self, out: Rows, heuristic: Heuristic, s: State, p: Player) -> None:
        for letter in range(3):
            which: i64 = (s.objectives >> (8 * letter)) & 255
            claimed: i64 = s.claimed(letter)
            open_to_us = p.place_claimed(letter) == 0 and claimed < 3
            for n in range(4):
                out.append(1.0 if open_to_us and which == 4 * letter + n else 0.0)
            part: float = s.objective(letter).condition.progress(s, p) if open_to_us else 0.0
            out.append(part)
            out.append(part * part * part)
            out.append(1.0 if part >= 1.0 else 0.0)
            out.append(float(claimed) / 3.0 if open_to_us else 0.0)
