"""The two kinds of errors."""

from __future__ import annotations


class IllegalChoice(ValueError):
    """The choice is not legal now. Nothing has changed."""


class InvalidData(ValueError):
    """Options, a record or a snapshot are invalid. `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(field, problem)  # so that it crosses from process to process
        self.field = field
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.field}: {self.problem}"
