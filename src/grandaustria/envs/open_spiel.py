"""Grand Austria Hotel as an OpenSpiel game, registered when this module is imported.

    import pyspiel
    import grandaustria.envs.open_spiel
    game = pyspiel.load_game("grand_austria(players=3,staff=draft)")
    alone = pyspiel.load_game("grand_austria_solo(level=2)")

Chance is explicit: every die and every draw is a chance node with equally likely outcomes. A player's action is the
choice id; nature's is the choice id minus 350. Forced choices are skipped, as in `Game`. Utilities are ranks, from 1
for the winner to -1 for the last; alone against Leopold, 1 for a win and -1 otherwise.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from grandaustria.chance import seeded
from grandaustria.codec.events import event_as_json
from grandaustria.codec.names import names_of
from grandaustria.codec.reader import Reader
from grandaustria.codec.seat import view_of
from grandaustria.codec.snapshot import decode, encode
from grandaustria.envs.describe import describe
from grandaustria.envs.lens import Lens
from grandaustria.envs.rewards import Rewards
from grandaustria.errors import IllegalChoice
from grandaustria.options import ALONE, Options
from grandaustria.playout import advance
from grandaustria.rules.choices import ChoiceSpace, Legal
from grandaustria.rules.events import PRIVATE, Event
from grandaustria.rules.state import NATURE, OVER, State
from grandaustria.search.determinization import determinize

RANKS: Final = Rewards("rank", 0.0, 1.0)
DEFAULTS: Final[dict[str, Any]] = {
    "players": 2,
    "hotel": "night",
    "staff": "standard",
    "edition": "current",
    "promos": True,
}
SOLO_DEFAULTS: Final[dict[str, Any]] = {"level": 1, "hotel": "night", "promos": True}
# Far more answers than a game takes: the longest of 5,000 by four random players had 573.
LONGEST: Final = 4000


def _kind(
    short_name: str, long_name: str, players: tuple[int, int], utility: pyspiel.GameType.Utility, given: dict[str, Any]
) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name,
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=given,
    )


GAME_TYPE: Final = _kind("grand_austria", "Grand Austria Hotel", (2, 4), pyspiel.GameType.Utility.ZERO_SUM, DEFAULTS)
SOLO_TYPE: Final = _kind(
    "grand_austria_solo",
    "Grand Austria Hotel, alone against Leopold",
    (1, 1),
    pyspiel.GameType.Utility.GENERAL_SUM,
    SOLO_DEFAULTS,
)


class GrandAustriaGame(pyspiel.Game):
    """hotel: night, day, or the day boards seat by seat, as in `CA`. The other parameters are those of `Options`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        options = Options(chosen["players"], _hotel(chosen), chosen["staff"], chosen["edition"], bool(chosen["promos"]))
        self._begin(GAME_TYPE, options, chosen)

    def _begin(self, kind: pyspiel.GameType, options: Options, chosen: dict[str, Any]) -> None:
        self.options = options
        self.space = self.options.new_state().ruleset.space
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.space.players_ids),
            max_chance_outcomes=len(self.space.natures_ids),
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if options.alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, chosen)

    def new_initial_state(self, _: str | None = None) -> GrandAustriaState:
        return GrandAustriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return None for public-only or private-only observations: a player sees both."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self, kind.perfect_recall, params) if whole else None

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class GrandAustriaSolo(GrandAustriaGame):
    """level: 1, 2 or 3. hotel: night, day, or the letter of a day board."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = SOLO_DEFAULTS | (params or {})
        options = Options(hotel=_hotel(chosen), promos=bool(chosen["promos"]), mode=ALONE, level=chosen["level"])
        self._begin(SOLO_TYPE, options, chosen)


def _hotel(chosen: Mapping[str, Any]) -> Any:
    return chosen["hotel"] if chosen["hotel"] in ("night", "day") else tuple(chosen["hotel"])


class Position:
    """A position with the way to it: what was answered and what was told since the deal, or since it was imagined.

    Where nobody must be asked the answer is already given.
    """

    def __init__(self, options: Options, world: Mapping[str, Any] | None = None, told: Sequence[Event] = ()) -> None:
        self.options = options
        self._origin = (world, tuple(told))
        self._answers: list[int] = []
        if world is None:
            self._go_on(options.new_state(), [])
        else:
            state = decode(options, Reader(world, ""))
            state.settle()
            self._go_on(state, list(told))

    def _go_on(self, state: State, told: list[Event]) -> None:
        self.state = state
        self.told = told
        state.log = told
        self._settle()

    @property
    def space(self) -> ChoiceSpace:
        return self.state.ruleset.space

    def _settle(self) -> None:
        legal = Legal(self.space)
        advance(self.state, None, legal, None)
        self.legal: list[int] = legal.ids()

    def play(self, choice: int) -> None:
        self._answers.append(choice)
        self.state.play(choice)
        self._settle()

    def __deepcopy__(self, memo: object) -> Position:
        twin = Position.__new__(Position)
        twin.options, twin._origin, twin._answers = self.options, self._origin, list(self._answers)
        twin._go_on(self.state.copy(), list(self.told))
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return _replayed, (self.options, *self._origin, self._answers)

    def imagined(self, seat: int, seed: int) -> Position:
        """One that looks the same to the seat, with what it cannot see dealt anew."""
        view = view_of(self.state, seat) | {"options": self.options.to_json()}
        told = [(kind, whose, 0 if kind in PRIVATE and whose != seat else a, b) for kind, whose, a, b in self.told]
        return Position(self.options, encode(determinize(view, seeded(seed))), told)


def _replayed(options: Options, world: Mapping[str, Any] | None, told: Sequence[Event], answers: list[int]) -> Position:
    position = Position(options, world, told)
    for answer in answers:
        position.play(answer)
    return position


class GrandAustriaState(pyspiel.State):
    def __init__(self, game: GrandAustriaGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position if position is not None else Position(game.options)

    def current_player(self) -> Any:
        seat = self.position.state.seat
        if seat == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.position.state.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(map(self._action, self.position.legal)) if player == self.position.state.seat else []

    def _action(self, choice: int) -> int:
        return self.position.space.indices[choice]

    def _choice(self, action: int, by_nature: bool) -> int:
        space = self.position.space
        return (space.natures_ids if by_nature else space.players_ids)[action]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        legal = self.position.legal
        return [(self._action(choice), 1.0 / len(legal)) for choice in legal]

    def _apply_action(self, action: int) -> None:
        choice = self._choice(action, self.position.state.seat == NATURE)
        if choice not in self.position.legal:
            raise IllegalChoice(f"action {action} is not possible now")
        self.position.play(choice)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.space.name_of(self._choice(action, player == pyspiel.PlayerId.CHANCE))

    def returns(self) -> list[float]:
        state = self.position.state
        if state.seat != OVER:
            return [0.0] * self.position.options.players
        return [RANKS.final(state, player) for player in state.players[: self.position.options.players]]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GrandAustriaState:
        """Return a state that the player to act cannot tell from this one.

        It starts here: it has the same observations and the same future, but no history.
        """
        if player != self.position.state.seat:
            raise ValueError(f"player {player} is not to act")
        return GrandAustriaState(self.get_game(), self.position.imagined(player, int(sampler() * 2**53)))

    def __str__(self) -> str:
        return json.dumps(encode(self.position.state), separators=(",", ":"))


class Observer:
    """The tensor is the observation of `describe()`, its pieces are the slices.

    It holds what can be seen now, not all that ever was; with perfect recall the string adds all the player was told.
    """

    def __init__(self, game: GrandAustriaGame, recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        ruleset = game.options.new_state().ruleset
        self._lens = Lens(ruleset)
        self._recall = recall
        self.tensor = np.zeros(self._lens.length, np.float32)
        self.dict = {each.name: self.tensor[each.start : each.stop] for each in describe(ruleset)}

    def set_from(self, state: GrandAustriaState, player: int) -> None:
        self.tensor[:] = self._lens.observation(state.position.state, player)

    def string_from(self, state: GrandAustriaState, player: int) -> str:
        return "\n".join(self._lines(state, player))

    def _lines(self, state: GrandAustriaState, player: int) -> Iterator[str]:
        yield f"player {player}"
        if self._recall:
            names = names_of(state.position.state.ruleset)
            yield from (json.dumps(event_as_json(event, player, names)) for event in state.position.told)
        yield json.dumps(view_of(state.position.state, player))


pyspiel.register_game(GAME_TYPE, GrandAustriaGame)
pyspiel.register_game(SOLO_TYPE, GrandAustriaSolo)
