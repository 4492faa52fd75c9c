"""Prompts in the words of Leopold, the hotel's guide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grandaustria.rules.state import NATURE
from grandaustria.words.catalogue import Arguments, Catalogue, catalogue, key, player_named


def ask(asked: Mapping[str, Any] | None, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return Leopold's line for a view or its prompt. `names` are those of the players, by seat."""
    words = catalogue(language)
    message, arguments = _message(words, asked, names)
    return words.say(message, **arguments)


def ask_briefly(asked: Mapping[str, Any] | None, language: str = "en", names: Sequence[str] = ()) -> str:
    """Return the same in 46 letters at most, for small screens. The thing itself stands between asterisks.

    A question of a ruleset outside this package that has no short form comes in full.
    """
    words = catalogue(language)
    message, arguments = _message(words, asked, names)
    short = f"{message}.short"
    return words.say(short if words.has(short) else message, **arguments)


def _message(words: Catalogue, asked: Mapping[str, Any] | None, names: Sequence[str]) -> tuple[str, Arguments]:
    prompt = asked["prompt"] if asked is not None and "prompt" in asked else asked
    if prompt is None:
        return "ask-over", {}
    if prompt["seat"] == NATURE:
        return "ask-nature", {}
    if "choices" not in prompt:
        return "ask-wait", {"player": player_named(words, names, prompt["seat"])}
    return f"ask-{_asked(prompt)}", {"n": prompt["n"]}


def _asked(prompt: Mapping[str, Any]) -> str:
    if prompt["ask"] != "turn":
        return key(prompt["ask"])
    offered = {choice["name"].partition(":")[0] for choice in prompt["choices"]}
    if "TAKE_GUEST" in offered:
        return "turn"
    return "turn-end" if "END_TURN" in offered else "turn-die"
