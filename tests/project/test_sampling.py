"""The everyday run leaves nothing out but repetitions, and together its tests cover every matrix."""

from __future__ import annotations

from tests.sampling import sampled

DATABASES = ("sqlite", "postgresql")
LANGUAGES = ("en", "de", "it", "pl", "uk")


def test_what_is_no_matrix_stays() -> None:
    cases: list[tuple[str, dict[str, object]]] = [("test", {"card": card}) for card in range(9)]
    assert sampled(cases) == list(range(9))


def test_each_test_runs_on_some_values_of_a_matrix() -> None:
    for test in ("one", "two", "three"):
        cases: list[tuple[str, dict[str, object]]] = [
            (test, {"database": database, "card": card}) for database in DATABASES for card in (1, 2)
        ]
        kept = [cases[place][1] for place in sampled(cases)]
        assert [case["card"] for case in kept].count(1) == [case["card"] for case in kept].count(2) == 1


def test_many_tests_together_cover_every_value() -> None:
    cases: list[tuple[str, dict[str, object]]] = [
        (f"test {number}", {"database": database, "language": language})
        for number in range(40)
        for database in DATABASES
        for language in LANGUAGES
    ]
    kept = [cases[place][1] for place in sampled(cases)]
    assert len(kept) == 40 * 2
    assert len({(case["database"], case["language"]) for case in kept}) == len(DATABASES) * len(LANGUAGES)
    assert kept == [cases[place][1] for place in sampled(cases)]
