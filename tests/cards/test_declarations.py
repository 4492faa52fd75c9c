"""An effect and a card are declared in one place; what else knows about effects is complete and stays small."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import grandaustria
from grandaustria.cards.editions import EDITIONS
from grandaustria.codec.strips import guest_parts, penalty_strips, reward_strips, staff_strip
from grandaustria.envs.observation import EFFECT_NAMES, REWARDS
from grandaustria.evaluation.parts import WORTH
from grandaustria.rules.state import EFFECTS, Part
from grandaustria.words.catalogue import catalogue, key, languages
from tests.words.samples import readable

ROOT = Path(__file__).parents[2]
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
REWARD_EFFECTS = sorted({part.effect.name for part in PRINTED})
# What a die does by itself is named by the main actions too.
ALSO_MAIN_ACTIONS = {"prepare_room", "play_staff"}


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


@pytest.mark.parametrize("part", PRINTED, ids=lambda part: f"{part.effect.name} {part.n}")
def test_printed_numbers_are_within_the_bounds(part: Part) -> None:
    assert 0 <= part.n <= part.effect.number.most


def test_the_pinned_effects_of_the_observation_are_all_there_are() -> None:
    """In a process of its own, since tests may declare effects."""
    program = (
        "import grandaustria; from grandaustria.rules.state import EFFECTS; print(*EFFECTS)"
        if "grandaustria" in sys.modules
        else ""
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT)
    assert set(found.stdout.split()) == set(EFFECT_NAMES)


def test_the_tables_about_rewards_of_guests_are_complete() -> None:
    rewards = {part.effect.name for edition in EDITIONS.values() for guest in edition.guests for part in guest_parts(guest)}
    assert set(WORTH) == rewards
    assert {name for name, _ in REWARDS} - {"play_staff discount"} == rewards


def constants(name: str) -> list[str]:
    """What the rules call the effect."""
    modules = [module for path, module in sys.modules.items() if path.startswith("grandaustria.rules.")]
    return [what for module in modules for what, value in vars(module).items() if value is EFFECTS[name]]


@pytest.mark.parametrize("name", REWARD_EFFECTS)
def test_a_reward_is_named_in_few_places(name: str) -> None:
    words = "|".join({name, key(name), *constants(name)})
    named = re.compile(rf"(?<![\w-])({words})(?![\w-])")
    code = [*SOURCE.rglob("*.py"), *(ROOT / "web/src").rglob("*.ts"), *(ROOT / "web/src").rglob("*.svelte")]
    code = [path for path in code if not path.name.endswith(".test.ts") and path.name != "fixture.ts"]
    found = [path.name for path in code if re.search(rf'["\']{name}["\']|\b({"|".join(constants(name))})\b', path.read_text())]
    assert len(found) <= (4 if name in ALSO_MAIN_ACTIONS else 3), found
    for language in languages():
        catalogues = [*(SOURCE / "words/locales" / language).glob("*.ftl"), *(ROOT / "web/locales" / language).glob("*.ftl")]
        keys = re.compile(rf"^[a-z-]*-{key(name)} =", re.MULTILINE)
        assert len([path.name for path in catalogues if keys.search(path.read_text())]) <= 2
        assert named
