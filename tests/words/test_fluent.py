"""Messages are formatted as Fluent says."""

from __future__ import annotations

from functools import cache

import pytest
from babel import Locale
from babel.numbers import format_decimal

from grandaustria.words.catalogue import languages
from grandaustria.words.fluent import NUMBERS, Bundle

MESSAGES = """
greeting = Good evening, { $name }!
    .short = { "" }Hello{ " " }
rooms = { $n ->
    [0] no room
    [one] one room
    [few] { $n } rooms, few
    [many] { $n } rooms, many
   *[other] { $n } rooms
}
guest = { $colour ->
    [red] a red guest
   *[other] a guest of { $points ->
        [one] one point
       *[other] { $points } points
    }
}
card = Kit{"\\u00AD"}chen
"""


@cache
def bundle(language: str) -> Bundle:
    made = Bundle(language)
    made.add(MESSAGES)
    return made


def formatted(language: str, message: str, **arguments: str | int) -> str:
    return bundle(language).format(message, arguments)


def test_variables_and_literals() -> None:
    assert formatted("en", "greeting", name="Leopold") == "Good evening, Leopold!"
    assert formatted("en", "greeting.short") == "Hello "
    assert formatted("en", "card") == "Kit\u00adchen"


def test_variants_by_word_and_within_each_other() -> None:
    assert formatted("en", "guest", colour="red", points=3) == "a red guest"
    assert formatted("en", "guest", colour="blue", points=1) == "a guest of one point"
    assert formatted("en", "guest", colour="blue", points=1234) == "a guest of 1,234 points"


@pytest.mark.parametrize("language", NUMBERS)
def test_a_number_that_is_named_comes_before_its_plural(language: str) -> None:
    assert formatted(language, "rooms", n=0) == "no room"


@pytest.mark.parametrize("language", NUMBERS)
def test_numbers_and_plurals_are_those_of_the_unicode_cldr(language: str) -> None:
    plural = Locale.parse(language).plural_form
    for number in (*range(-30, 250), 1000, 1011, 1_000_000, 1_000_001, 12_000_000):
        assert NUMBERS[language].plural(abs(number)) == plural(number), number
        assert (
            formatted(language, "greeting", name=number) == f"Good evening, {format_decimal(number, locale=language)}!"
        )


def test_every_language_says_how_it_counts() -> None:
    assert set(languages()) == NUMBERS.keys()


def test_what_the_catalogues_do_not_use_is_refused() -> None:
    made = Bundle("en")
    made.add("evening = { greeting }")
    with pytest.raises(NotImplementedError, match="MessageReference"):
        made.format("evening", {})


@pytest.mark.parametrize(
    ("language", "text", "said"),
    [
        ("pl", "kości (jedną z { $n }) i karty w grze", "kości (jedną z\u00a05) i\u00a0karty w\u00a0grze"),
        ("uk", "номер у готелі й кава з кухні", "номер у\u00a0готелі й\u00a0кава з\u00a0кухні"),  # noqa: RUF001
        ("en", "a die of { $n }, I fear", "a die of 5, I fear"),
    ],
)
def test_words_of_one_letter_do_not_end_a_line(language: str, text: str, said: str) -> None:
    made = Bundle(language)
    made.add(f"line = {text}")
    assert made.format("line", {"n": 5}) == said
