"""An effect and a card are declared in one place; what else knows about effects is complete and stays small."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import grandaustria
from grandaustria.cards.editions import EDITIONS
from grandaustria.codec.strips import guest_parts, penalty_strips, reward_strips, staff_strip
from grandaustria.envs.vocabulary import EFFECT_NAMES, REWARDS
from grandaustria.evaluation.parts import EFFECT_VALUES
from grandaustria.rules.choices import BLOCKS
from grandaustria.rules.state import EFFECTS, Part
from grandaustria.words.catalogue import catalogue, key, languages

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src"
SOURCE = Path(grandaustria.__file__).parent
PRINTED = [
    part
    for edition in EDITIONS.values()
    for parts in (
        *(guest_parts(guest) for guest in edition.guests),
        *(card.parts for card in edition.staff),
        *(tile.reward for tile in edition.tiles),
    )
    for part in parts
]
GUESTS = [guest for edition in EDITIONS.values() for guest in edition.guests]
GUEST_REWARDS = {part.effect.name for guest in GUESTS for part in guest_parts(guest)}
REWARD_EFFECTS = sorted({part.effect.name for part in PRINTED})
# Tests, and events, one of which is called like an effect.
NOT_ABOUT_EFFECTS = (
    *(".test.ts", "fixture.ts", "events.py", "event_types.py", "schema.d.ts"),
    *("told/acts.ts", "told/words.ts"),
)


def strips(edition: str) -> dict[str, dict[str, object]]:
    printed = EDITIONS[edition]
    return {
        "guests": {str(guest.number): reward_strips(guest_parts(guest)) for guest in printed.guests},
        "staff": {str(card.number): staff_strip(card) for card in printed.staff},
        "tiles": {
            tile.name: {"reward": reward_strips(tile.reward), "penalty": penalty_strips(tile.penalty)}
            for tile in printed.tiles
        },
    }


def test_the_icons_of_all_cards() -> None:
    expected = json.loads((Path(__file__).parent / "strips.json").read_text())
    assert strips("current") == expected["current"]
    first = strips("first")
    changed = {
        kind: {name: strip for name, strip in cards.items() if strip != expected["current"][kind][name]}
        for kind, cards in first.items()
    }
    assert changed == expected["first"]


@pytest.mark.parametrize("name", REWARD_EFFECTS)
def test_a_reward_has_icons_and_words(name: str) -> None:
    assert EFFECTS[name].icons
    for language in languages():
        assert catalogue(language).has(f"part-{key(name)}"), language


@pytest.mark.parametrize("language", languages())
def test_what_guests_give_is_explained_in_a_sentence(language: str) -> None:
    assert all(catalogue(language).has(f"help-part-{key(name)}") for name in GUEST_REWARDS)


@pytest.mark.parametrize("part", PRINTED, ids=lambda part: f"{part.effect.name} {part.n}")
def test_printed_numbers_are_within_the_bounds(part: Part) -> None:
    assert 0 <= part.n <= part.effect.number.most


# Of the game against Leopold, which the observation of the printed game has no flags for.
SOLO_EFFECTS = {
    "turn_up_card", "house_guest", "remove_die", "uncover_staff", "count_down", "end_of_turn", "set_staff_aside",
    "keep_six", "leopold_starts", "deal_hotel_of_person",
}  # fmt: skip


def test_the_pinned_effects_of_the_observation_are_all_there_are() -> None:
    """In a process of its own, since tests may declare effects."""
    program = "import grandaustria; from grandaustria.rules.state import EFFECTS; print(*EFFECTS)"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert set(found.stdout.split()) == set(EFFECT_NAMES) | SOLO_EFFECTS


def test_the_tables_about_rewards_of_guests_are_complete() -> None:
    assert set(EFFECT_VALUES) == GUEST_REWARDS
    assert {name for name, _ in REWARDS} - {"play_staff discount"} == GUEST_REWARDS


def constants(name: str) -> list[str]:
    """What the rules call the effect."""
    modules = [module for path, module in sys.modules.items() if path.startswith("grandaustria.rules.")]
    return [what for module in modules for what, value in vars(module).items() if value is EFFECTS[name]]


@cache
def code_about_effects() -> dict[str, str]:
    """All files of code that may name an effect."""
    files = [*SOURCE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return {path.as_posix(): path.read_text() for path in files if not path.as_posix().endswith(NOT_ABOUT_EFFECTS)}


@pytest.mark.parametrize("name", REWARD_EFFECTS)
def test_a_reward_is_named_in_at_most_three_files_of_code(name: str) -> None:
    quoted = [f"[\"']{name}[\"']", *(rf"\b{constant}\b" for constant in constants(name))]
    named = re.compile("|".join(quoted))
    found = [path for path, code in code_about_effects().items() if named.search(code)]
    assert len(found) <= 3, found


@pytest.mark.parametrize("language", languages())
def test_a_reward_has_its_words_in_at_most_two_catalogues(language: str) -> None:
    folders = (SOURCE / "words/locales" / language, ROOT / "web/locales" / language)
    catalogues = {path.name: path.read_text() for folder in folders for path in folder.glob("*.ftl")}
    choices = "|".join(f"choice-{key(block.name)}" for block in BLOCKS)
    for name in REWARD_EFFECTS:
        messages = re.compile(rf"^(part|help-part|ask|{choices})-{key(name)} =", re.MULTILINE)
        assert len([file for file, text in catalogues.items() if messages.search(text)]) <= 2, name
