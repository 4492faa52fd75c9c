"""Messages in Fluent, as far as the catalogues use it: variables, literals, and variants by word, number or plural.

The parser is Fluent's own. Its runtime would bring the plurals and numbers of all languages, which are half the size of
everything the game needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from fluent.syntax import FluentParser, ast

Value = str | int
Arguments = Mapping[str, Value]


@dataclass(frozen=True)
class Numbers:
    """How a language writes numbers, and which form of a word goes with one."""

    thousands: str
    plural: Callable[[int], str]


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


def _italian(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else _one_or_other(n)


def _few(n: int) -> bool:
    return 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _few(n) else "many"


def _ukrainian(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _few(n) else "many"


# By language, as the Unicode CLDR has them.
NUMBERS: Final = {
    "de": Numbers(".", _one_or_other),
    "en": Numbers(",", _one_or_other),
    "it": Numbers(".", _italian),
    "pl": Numbers("\u00a0", _polish),
    "uk": Numbers("\u00a0", _ukrainian),
}

# Words of one letter that must not end a line: a hard space binds them to the next word.
_LONE: Final = {
    "pl": re.compile(r"(?<=[\s(„}])([aiouwz]) (?=\S)", re.IGNORECASE),
    "uk": re.compile(r"(?<=[\s(«}])([авзійоу]) (?=\S)", re.IGNORECASE),
}


class Bundle:
    """The messages of a language."""

    def __init__(self, language: str) -> None:
        self._numbers = NUMBERS[language]
        self._lone = _LONE.get(language)
        self._patterns: dict[str, ast.Pattern] = {}

    def add(self, text: str) -> None:
        if self._lone is not None:
            text = self._lone.sub("\\1\u00a0", text)
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    self._patterns.setdefault(entry.id.name, entry.value)
                for attribute in entry.attributes:
                    self._patterns.setdefault(f"{entry.id.name}.{attribute.id.name}", attribute.value)

    def __contains__(self, message: str) -> bool:
        return message in self._patterns

    def format(self, message: str, arguments: Arguments) -> str:
        """Format a message, or with `message.attribute` one of its attributes."""
        return self._pattern(self._patterns[message], arguments)

    def _pattern(self, pattern: ast.Pattern, arguments: Arguments) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._expression(element.expression, arguments)
            for element in pattern.elements
        )

    def _expression(self, expression: object, arguments: Arguments) -> str:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.VariableReference():
                value = arguments.get(expression.id.name, expression.id.name)
                return value if isinstance(value, str) else f"{value:,}".replace(",", self._numbers.thousands)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                return self._pattern(self._chosen(expression, arguments.get(selector.id.name)), arguments)
        raise NotImplementedError(f"{type(expression).__name__} in a message")

    def _chosen(self, select: ast.SelectExpression, value: Value | None) -> ast.Pattern:
        form = value if isinstance(value, str) else "" if value is None else self._numbers.plural(abs(value))
        for variant in select.variants:
            key = variant.key
            if key.name == form if isinstance(key, ast.Identifier) else float(key.value) == value:
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)
