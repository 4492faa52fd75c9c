"""New games and rematches."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

from grandaustria.errors import InvalidData
from grandaustria.game import Game
from grandaustria.options import Options
from grandaustria.server.days import day_of
from grandaustria.server.loading import start_of
from grandaustria.server.log import Agreement
from grandaustria.server.refusals import Refused
from grandaustria.server.requests import BotSeat, DealWanted, NewGame, OpenSeat, PersonSeat, PlayingOn
from grandaustria.server.seats import Seat, name_of
from grandaustria.server.services import Services
from grandaustria.server.table import Table
from grandaustria.server.tokens import derived_token, hashed, new_game_id, new_token

DAILY_BOT: Final = "planner"  # the opponent in the deal of the day


def charge(services: Services, address: str) -> None:
    """Charge an address for a new game. Raises Refused if it has made too many."""
    wait = services.new_games.wait(address)
    if wait:
        raise Refused("too_many", "Too many games were made from this address.", retry_after=int(wait) + 1)


async def make(services: Services, wanted: NewGame, address: str) -> tuple[str, str, dict[int, str]]:
    """Make a game. Returns its id, its invitation, and the tokens of people's seats."""
    try:
        options = Options.from_json(wanted.options.model_dump(exclude_unset=True))
    except InvalidData as error:
        raise Refused("invalid", error.problem, field=error.field) from None
    if len(wanted.seats) != options.players:
        raise Refused("invalid", f"Needed: {options.players}, one for each player.", field="seats")
    if options.alone and wanted.seats[0].kind != "person":
        raise Refused("invalid", "Alone against Leopold, the seat is a person's.", field="seats")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise Refused("invalid", "At least one seat is for a person.", field="seats")
    tokens = {k: new_token() for k, seat in enumerate(wanted.seats) if seat.kind == "person"}
    invitation = new_token()
    agreement = Agreement(
        game=new_game_id(),
        options=options,
        clock=wanted.clock,
        pace=wanted.pace,
        seats=tuple(map(_seat, wanted.seats)),
        hashes=tuple(hashed(tokens[k]) if k in tokens else None for k in range(options.players)),
        invitation=hashed(invitation),
        hints=wanted.hints,
        forecast=wanted.forecast,
    )
    await _store(services, agreement, address)
    return agreement.game, invitation, tokens


async def deal_of_the_day(services: Services, wanted: DealWanted, address: str) -> tuple[str, str, str]:
    """Make the caller's own game of today's deal. Returns the day, the game's id, and the token of the seat.

    It has no invitation: nobody watches, and whoever saw the cards would know everybody's.
    """
    token, game = new_token(), new_game_id()
    day = day_of(services.settings.now())
    agreement = Agreement(
        game=game,
        options=Options(players=2),
        clock={"kind": "none"},
        pace=wanted.pace,
        seats=(Seat("person", wanted.name), Seat("bot", name_of(DAILY_BOT), DAILY_BOT)),
        hashes=(hashed(token), None),
        invitation=None,
        day=day,
        forecast=True,
    )
    await _store(services, agreement, address)
    return day, game, token


def _seat(wanted: PersonSeat | BotSeat | OpenSeat) -> Seat:
    match wanted:
        case PersonSeat():
            return Seat("person", wanted.name)
        case BotSeat():
            return Seat("bot", wanted.name or name_of(wanted.bot), wanted.bot)
        case OpenSeat():
            return Seat("open")


async def play_on(services: Services, game: Game, wanted: PlayingOn, address: str) -> tuple[str, int, str]:
    """Make a game of a person and bots that begins at this moment of another. Returns its id, the seat and its token.

    Whoever loaded a position knows what is hidden in it. So nobody else can join or watch: there is no invitation.
    """
    if game.seat is None:
        raise Refused("over", "The game is over.")
    if len(wanted.seats) != game.options.players:
        raise Refused("invalid", f"Needed: {game.options.players}, one for each player.", field="seats")
    people = [k for k, seat in enumerate(wanted.seats) if seat.kind == "person"]
    if len(people) != 1:
        raise Refused("invalid", "One person, and bots.", field="seats")
    (seat,), token = people, new_token()
    agreement = Agreement(
        game=new_game_id(),
        options=game.options,
        clock={"kind": "none"},
        pace=wanted.pace,
        seats=tuple(map(_seat, wanted.seats)),
        hashes=tuple(hashed(token) if k == seat else None for k in range(game.options.players)),
        invitation=None,
        start=start_of(game),
        forecast=True,
    )
    await _store(services, agreement, address)
    return agreement.game, seat, token


async def _store(services: Services, agreement: Agreement, address: str) -> None:
    """Store the game, and deal if nobody is missing. A game with that id may exist already."""
    table = Table(agreement, await services.store.nature_for(agreement))
    moves = []
    if not any(seat.kind == "open" for seat in agreement.seats):
        moves = [table.deal(1, services.settings.now())]
        table.accept(moves[0])
    if await services.store.create(table, [move.entry for move in moves]):
        services.driver.wake(agreement.game, address)


async def rematch(services: Services, table: Table, seat: int, token: str, address: str) -> tuple[str, str]:
    """Return the rematch, which the first caller creates, and the caller's token there."""
    old = table.agreement
    # The id follows from the old game's: however many ask at once, there is one game.
    game = urlsafe_b64encode(sha256(f"rematch {old.game}".encode()).digest())[:16].decode()
    if table.rematch is None:
        table.follow_up(seat, game, services.settings.now())  # refused unless the game is over
        again = Agreement(
            game=game,
            options=old.options,
            clock=old.clock,
            pace=table.pace,
            seats=tuple(Seat(s.kind, s.name, s.bot) for s in table.seats),
            hashes=(None,) * len(table.seats),
            invitation=None,
            start=old.start,
            hints=old.hints,
            forecast=old.forecast,
        )
        await _store(services, again, address)
        await services.tables.act(old.game, lambda t: t.follow_up(seat, game, services.settings.now()))
    new = derived_token(token, game)
    await services.store.give_token(game, seat, hashed(new))
    await services.tables.refresh_tokens(game)
    return game, new


async def watch_again(services: Services, game: str, invitation: str) -> str:
    """Return the invitation to a rematch, for holders of the invitation to the first game."""
    new = derived_token(invitation, game)
    await services.store.give_invitation(game, hashed(new))
    await services.tables.refresh_tokens(game)
    return new
