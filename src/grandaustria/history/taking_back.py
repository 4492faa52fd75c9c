"""How far a seat can go back: its own choices of this turn, as long as they revealed nothing."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.rules.choices import END_TURN, GUEST_IDS, PASS

Decision = tuple[int, int, int]  # where in the record a player was asked, which seat, and how many events there were


def free_to_take_back(decisions: Sequence[Decision], answers: Sequence[int], seat: int) -> int:
    """How many of the last decisions were the seat's own, with no answer of nature and no end of a turn since."""
    count = 0
    end = len(answers)
    for start, whose, _ in reversed(decisions):
        if whose != seat or any(map(_final, answers[start:end])):
            break
        count += 1
        end = start
    return count


def _final(answer: int) -> bool:
    return answer >= GUEST_IDS or answer in (PASS, END_TURN)
