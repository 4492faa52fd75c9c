"""Refusals: the reasons for turning a request down."""

from __future__ import annotations

from typing import Any, Final

STATUS: Final = {
    "malformed": 400,
    "no_token": 401,
    "not_for_spectators": 403,
    "has_a_seat": 403,
    "switched_off": 403,
    "no_such_game": 404,
    "not_found": 404,
    "no_puzzle": 404,
    "not_allowed": 405,
    "stale": 409,
    "not_your_turn": 409,
    "nothing_to_take_back": 409,
    "no_open_seat": 409,
    "not_started": 409,
    "not_over": 409,
    "over": 409,
    "not_away": 409,
    "not_replaced": 409,
    "clock_decides": 409,
    "day_not_over": 409,
    "not_today": 409,
    "not_reviewed": 409,
    "damaged": 410,
    "too_large": 413,
    "invalid": 422,
    "illegal_choice": 422,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
    "busy": 503,
}


class Refused(Exception):
    """The request is refused and nothing has changed. `reason` is for programs, `message` for people."""

    def __init__(self, reason: str, message: str, **more: Any) -> None:
        super().__init__(f"{reason}: {message}")
        self.reason = reason
        self.message = message
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.reason]

    def to_json(self) -> dict[str, Any]:
        return {"error": self.reason, "message": self.message, **self.more}
