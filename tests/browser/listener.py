"""A player who knows the page only as a screen reader does: roles, names, states and live text."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor

_FOODS = r"\d+ (?:strudel|cakes?|wine|coffee)"
# What leads somewhere comes first, so that games end.
_WANTED = [
    re.compile(pattern)
    for pattern in (
        r"^(?:Continue|Take|Keep|Do it)$",
        r"^Claim objective",
        r"^Move .+ in \(table",
        r"^Give .+ the .+ room|^Occupy the|^Prepare and occupy",
        r"^Fill the whole order",
        r"^Take .+ (?:free of charge|for \d+ krones?)\. .*Order: ",
        rf"^{_FOODS} for .+ \(table",
        r"^Prepare the",
        r"^Use |^Play .+ (?:free of charge|for \d+ krones?)",
        r"^Keep |^Put .+ under the deck|^Dismiss |^Give up the|^Take \d+ krones? now|^Look at|^Pay 1 krone",
        rf"^{_FOODS}(?: and {_FOODS})?\.?$|^(?:No krones|\d+ krones?).+emperor step",
        r"^Take a die of|^Extra action|with strength \d+",
        r"^Serve 1 ",
        rf"^{_FOODS} into the kitchen",
        r"\d+ choices",
        r"^(?:End turn|Done|Nothing more|Leave out the rest|Suffer the penalty)$|^(?:Take|Prepare|Play|Occupy) no",
        r"^No extra action|^Pass$",
    )
]
_OVER = "The result"
_NOT_INSISTING = ("Back", "Leopold explains")
_MOST_ACTS = 500
_GUEST = re.compile(
    rf"(?:Noble|Citizen|Artist|Tourist), for .+\. \d+ points?\. Order: {_FOODS}.*\. (?:Reward: |No reward)"
)
_ROOM = re.compile(r"(?:blue|red|yellow) room.+floor \d,? column \d.+[Gg]roup", re.IGNORECASE)
_DIE = re.compile(r"with strength \d|: strength \d|No die lies here|without an action")
_OBJECTIVE = re.compile(r"bjective [ABC].+ of \d+\.|Claimed by")


@dataclass(frozen=True)
class Control:
    role: str
    name: str
    place: str  # the region it lies in
    enabled: bool
    node: int


@dataclass(frozen=True)
class Sound:
    """What a reader finds on the page."""

    controls: list[Control]
    warned: bool
    heard: list[str]

    def wanted(self) -> list[Control]:
        """What can be done, the best first: out of an open list, if there is one."""
        enabled = [control for control in self.controls if control.enabled]
        menu = [control for control in enabled if control.role == "menuitem"]
        return sorted((c for c in menu or enabled if _rank(c.name) < len(_WANTED)), key=lambda c: _rank(c.name))

    def insistence(self) -> Control:
        """The button that does what a warning is about."""
        asked = [control for control in self.controls if control.enabled and control.place == "What is asked"]
        return next(control for control in asked if control.role == "button" and control.name not in _NOT_INSISTING)

    @property
    def over(self) -> bool:
        return any(control.name == _OVER for control in self.controls)


def _rank(name: str) -> int:
    return next((rank for rank, pattern in enumerate(_WANTED) if pattern.search(name)), len(_WANTED))


def _liking(name: str) -> int:
    """Strong dice that do something, and guests who order little."""
    if "nothing would happen" in name:
        return 0
    strengths = re.findall(r"strength (\d+)", name)
    order = re.search(r"Order: ([^.]+)", name)
    return int(strengths[0]) if strengths else -sum(map(int, re.findall(r"\d+", order[1]))) if order else 0


class Listener:
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.page = visitor.page
        self.heard: list[str] = []
        self.acts = 0
        self._random = Random(seed)
        self._cdp = visitor.context.new_cdp_session(visitor.page)

    def listen(self) -> Sound:
        nodes = self._cdp.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        controls = []
        heard = []
        warned = False
        for node in nodes:
            role, name = _value(node, "role"), _value(node, "name")
            if node["ignored"]:
                continue
            if role in ("button", "menuitem", "link"):
                enabled = not _property(node, "disabled")
                controls.append(Control(role, name, _place(node, by_id), enabled, node["backendDOMNodeId"]))
            warned |= role == "alert"
            if role == "StaticText" and _place(node, by_id) == "What happened last":
                heard.append(name)
        return Sound(controls, warned, heard)

    def wait(self) -> Sound:
        """Until something can be done, or the game is over."""
        until = monotonic() + PATIENCE / 1000
        while True:
            sound = self.listen()
            if sound.over or sound.wanted():
                return sound
            names = [control.name for control in sound.controls if control.enabled]
            assert monotonic() < until, f"hears nothing to do: {names}"
            self.page.wait_for_timeout(20)

    def act(self, sound: Sound) -> None:
        self.heard += [line for line in sound.heard if line not in self.heard[-12:]]
        self.acts += 1
        assert self.acts < _MOST_ACTS, f"gets nowhere: {[control.name for control in sound.wanted()]}"
        if sound.warned:
            self.activate(sound.insistence())
            return
        wanted = sound.wanted()
        best = [control for control in wanted if _rank(control.name) == _rank(wanted[0].name)]
        liking = max(_liking(control.name) for control in best)
        self.activate(self._random.choice([control for control in best if _liking(control.name) == liking]))

    def activate(self, control: Control) -> None:
        self._cdp.send("DOM.focus", {"backendNodeId": control.node})
        self.page.keyboard.press("Enter")


def check_names(sound: Sound) -> None:
    """Everything says enough to decide by, and no two things that can be done say the same."""
    nameless = [control for control in sound.controls if not control.name]
    assert not nameless, nameless
    same = [name for name, n in Counter(control.name for control in sound.wanted()).items() if n > 1]
    assert not same, f"sounds the same: {same}"
    for place, pattern in (
        ("Guests waiting", _GUEST),
        ("Rooms", _ROOM),
        ("Action spaces and dice", _DIE),
        ("Objectives", _OBJECTIVE),
    ):
        names = [c.name for c in sound.controls if c.place == place and not c.name.startswith("Pass")]
        assert not (vague := [name for name in names if not pattern.search(name)]), f"{place}: {vague}"


def _value(node: Any, what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def _property(node: Any, name: str) -> Any:
    return next((each["value"].get("value") for each in node.get("properties", []) if each["name"] == name), None)


def _place(node: Any, by_id: dict[str, Any]) -> str:
    """The name of the nearest part of the page around it."""
    while (node := by_id.get(node.get("parentId", ""))) is not None:
        if _value(node, "role") in ("region", "group", "list", "dialog", "menu", "complementary") and (
            name := _value(node, "name")
        ):
            return name
    return ""
