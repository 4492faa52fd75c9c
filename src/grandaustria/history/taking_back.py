"""How far a seat can take back its choices: within this turn, and only until something was revealed."""

from __future__ import annotations

from collections.abc import Sequence

from grandaustria.rules.choices import END_TURN, PASS, ChoiceSpace

Decision = tuple[int, int, int]  # where in the record a player was asked, which seat, and how many events there were


def free_to_take_back(decisions: Sequence[Decision], answers: Sequence[int], seat: int, space: ChoiceSpace) -> int:
    """Count the seat's last decisions since which neither nature has answered nor a turn has ended."""
    count = 0
    end = len(answers)
    for start, whose, _ in reversed(decisions):
        if whose != seat or any(_final(answer, space) for answer in answers[start:end]):
            break
        count += 1
        end = start
    return count


def _final(answer: int, space: ChoiceSpace) -> bool:
    return answer in (PASS, END_TURN) or space.is_nature(answer)
