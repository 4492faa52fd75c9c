"""Reviews of finished games: for the players, after the end, kept, and never in the way of a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import sleep
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from starlette.testclient import TestClient

from grandaustria import Game
from grandaustria.analysis.review import luck
from grandaustria.analysis.review.review import Review
from grandaustria.server import happenings as h
from grandaustria.server import reviewing, thinkers
from grandaustria.server.app import create_app
from grandaustria.server.log import Entry
from grandaustria.server.refusals import Refused
from grandaustria.server.reviewing import Kept, Subject, look_on
from grandaustria.server.reviews import Reviews, stood_in
from grandaustria.server.scheduler import Scheduler
from grandaustria.server.services import Services
from grandaustria.server.settings import Settings
from grandaustria.server.thinkers import Thinkers
from grandaustria.server.workers import Worker
from tests.server.clients import ANNA, BEN, Person, made, play_to_the_end
from tests.server.test_scheduler import FakeWorker, settled
from tests.waiting import wait_until

RECORD = Game(seed=1).record()


def services_of(client: TestClient) -> Services:
    services: Services = client.app.state.services  # type: ignore[attr-defined]
    return services


def finished(client: TestClient) -> list[Person]:
    people = made(client, ANNA, BEN)
    play_to_the_end(people)
    return people


@pytest.fixture(autouse=True)
def rough_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """How exactly it is measured makes no difference here, but for the time it takes."""
    monkeypatch.setattr(luck, "SAMPLES", 2)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[int], None]]:
    """Says after how many steps that do nothing a review is complete; without it, never."""
    most = 10**9

    def set_most(number: int) -> None:
        nonlocal most
        most = number

    done: WeakKeyDictionary[Review, int] = WeakKeyDictionary()

    def step(review: Review, beyond: bool = False) -> int | None:
        sleep(0.05)  # others have something to do as well
        done[review] = done.get(review, 0) + 1
        return 0 if done[review] < most else None

    monkeypatch.setattr(Review, "step", step)
    yield set_most
    reviewing._REVIEWS.clear()


def test_a_review_is_for_the_players_and_after_the_end(client: TestClient, steps: Callable[[int], None]) -> None:
    steps(7)
    people = made(client, ANNA, BEN)
    for person in people:
        for answer in (person.post("/review"), person.get("/review")):
            assert (answer["status"], answer["error"]) == (409, "not_over")
    nobody = client.post(f"/api/games/{people[0].game}/review")
    assert nobody.status_code == 401
    play_to_the_end(people)
    anna, ben, watching = people
    for answer in (watching.post("/review"), watching.get("/review")):
        assert (answer["status"], answer["error"]) == (403, "not_for_spectators")
    nothing: dict[str, Any] = {"state": "none", "review": None, "why": {}, "levels": [], "lines": {}, "drawn": []}
    assert ben.get("/review") == nothing
    with anna.socket() as socket:
        assert anna.post("/review")["state"] == "running"
        told = socket.next("review")["progress"]
        assert told["of"] > 0
    found = wait_until(lambda: (known := ben.get("/review"))["state"] == "complete" and known)
    assert found["review"]["format"] == "grandaustria.review"
    assert "work" not in found["review"]
    assert found["review"]["game"]["scores"] == anna.get()["scores"]
    assert len(found["review"]["turns"]) == told["of"]
    assert len(found["levels"]) == 2
    again = ben.post("/review", None)
    assert again == found
    assert not services_of(client).reviews._running


def test_a_list_of_games_tells_which_are_being_looked_at(client: TestClient, steps: Callable[[int], None]) -> None:
    anna, ben, _ = finished(client)

    def listed() -> bool:
        (game,) = client.post("/api/my-games", json={"tokens": [ben.token]}).json()["games"]
        return bool(game["reviewing"])

    assert not listed()
    anna.post("/review")
    assert listed()
    steps(3)
    wait_until(lambda: ben.get("/review")["state"] == "complete")
    wait_until(lambda: not listed())


def test_a_shared_game_can_be_reviewed_by_anybody(client: TestClient, steps: Callable[[int], None]) -> None:
    steps(2)
    anna, ben, _ = finished(client)
    anna.post("/share")
    link = ben.post("/share")["sharing"]["link"]
    address = f"/api/shared/{link}/review"
    assert client.get(address).json()["state"] == "none"
    assert client.post(address).status_code == 200
    found = wait_until(lambda: (known := client.get(address).json())["state"] == "complete" and known)
    assert found == anna.get("/review")
    assert len(found["drawn"]) == len(found["review"]["draws"])
    assert all(found["drawn"])
    ben.post("/unshare")
    assert client.get(address).status_code == client.post(address).status_code == 404


def test_a_turn_can_be_tried_in_another_way(client: TestClient, steps: Callable[[int], None]) -> None:
    steps(2)
    anna, ben, watching = finished(client)
    assert anna.post("/review/tries", {"turn": 0, "choices": []})["status"] == 422
    anna.post("/review")
    review = wait_until(lambda: (known := ben.get("/review"))["state"] == "complete" and known["review"])
    turn = next(turn for turn in review["turns"] if turn["kind"] in ("turn", "pass") and turn["seat"] == 0)
    start = anna.post("/review/look", {"turn": turn["number"], "choices": []})
    assert (start["done"], start["steps"], start["table"]["view"]["prompt"]["seat"]) == (False, [], 0)
    choices: list[int] = []
    seen = start
    for choice in turn["played"]["choices"]:  # those that are asked for; forced ones are made
        offered = [each["id"] for each in seen["table"]["view"]["prompt"]["choices"]]
        if choice in offered:
            choices.append(choice)
            seen = anna.post("/review/look", {"turn": turn["number"], "choices": choices})
    assert seen["done"]
    assert seen["steps"]
    tried = anna.post("/review/tries", {"turn": turn["number"], "choices": choices})
    assert tried == {"behind": 0.0, "found": True, "steps": seen["steps"]}
    for wrong in ({"turn": 999}, {"turn": turn["number"], "choices": [*choices, 0]}):
        assert anna.post("/review/look", wrong)["status"] == 422
    refused = watching.post("/review/look", {"turn": 0})
    assert (refused["status"], refused["error"]) == (403, "not_for_spectators")


def test_a_turn_is_measured_only_against_a_review(client: TestClient) -> None:
    anna = finished(client)[0]
    choice = anna.post("/review/look", {"turn": 0})["table"]["view"]["prompt"]["choices"][0]["id"]
    answer = anna.post("/review/tries", {"turn": 0, "choices": [choice]})
    assert (answer["status"], answer["error"]) == (409, "not_reviewed")


def test_a_review_survives_a_restart_and_goes_on(settings: Settings, steps: Callable[[int], None]) -> None:
    with TestClient(create_app(settings)) as client:
        anna = finished(client)[0]
        anna.post("/review")
        wait_until(lambda: anna.get("/review")["review"])
    reviewing._REVIEWS.clear()  # which would be gone with the process
    with TestClient(create_app(settings)) as client:
        anna = Person(client, anna.game, anna.token)
        known = anna.get("/review")
        assert known["state"] == "stopped"
        assert known["review"] is not None

        async def done() -> int:
            found = await services_of(client).reviews._kept.find(anna.game)
            assert found is not None
            return found.kept.steps

        assert client.portal is not None
        before = client.portal.call(done)
        steps(3)
        anna.post("/review")
        wait_until(lambda: anna.get("/review")["state"] == "complete")
        assert client.portal.call(done) == before + 3


def test_another_process_does_not_begin_the_same_review(
    client: TestClient, other_client: TestClient, database: str, steps: Callable[[int], None]
) -> None:
    if database.startswith("sqlite"):
        pytest.skip("of PostgreSQL")
    anna, ben, _ = finished(client)
    elsewhere = Person(other_client, ben.game, ben.token)
    with elsewhere.socket() as socket:
        socket.next("position")
        anna.post("/review")
        wait_until(lambda: elsewhere.get("/review")["state"] == "running")
        assert elsewhere.post("/review")["state"] == "running"
        assert not services_of(other_client).reviews._running
        (listed,) = other_client.post("/api/my-games", json={"tokens": [ben.token]}).json()["games"]
        assert listed["reviewing"]
        assert socket.next("review")["progress"]["of"] > 0


class Sleepers:
    """Thinkers that never come to an end."""

    async def review(self, *_: Any) -> Any:
        await asyncio.Event().wait()


@pytest.fixture
def limited(settings: Settings) -> Iterator[Callable[..., list[str]]]:
    """Starts reviews of games, each asked for by an address, and says which were let in."""
    with TestClient(create_app(settings)) as client:
        services = services_of(client)

        def answers(*asked: tuple[str, str], **limits: Any) -> list[str]:
            sleepers: Any = Sleepers()
            reviews = Reviews(sleepers, services.store, services.hub, replace(settings, **limits))

            async def all_answers() -> list[str]:
                found = []
                for game, address in asked:
                    try:
                        await reviews.start(game, RECORD, address)
                        found.append(f"{len(reviews._running)} running")
                    except Refused as refused:
                        found.append(refused.reason)
                await reviews.close()
                return found

            assert client.portal is not None
            return client.portal.call(all_answers)

        yield answers


def test_a_game_is_reviewed_once_and_an_address_has_a_few_at_a_time(limited: Callable[..., list[str]]) -> None:
    asked = [("a", "x"), ("a", "x"), ("a", "y"), ("b", "x"), ("c", "x"), ("c", "y"), ("d", "z")]
    said = limited(*asked, reviews_per_address=2, reviews_at_once=3)
    assert said == ["1 running", "1 running", "1 running", "2 running", "too_many", "3 running", "busy"]


def test_an_address_begins_so_many_reviews_in_an_hour(limited: Callable[..., list[str]]) -> None:
    said = limited(("a", "x"), ("b", "x"), ("b", "y"), reviews_per_hour=1, reviews_per_address=5)
    assert said == ["1 running", "too_many", "2 running"]


class Office:
    """Bots and reviews whose workers finish when they are told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
        monkeypatch.setattr(thinkers, "look_on", lambda subject, steps, kept: (steps + 1, None))
        monkeypatch.setattr(thinkers, "think", lambda *_: 7)
        self.workers = [FakeWorker() for _ in range(workers)]
        self.thinkers = Thinkers(Settings(bot_workers=0))
        hired: list[Worker] = list(self.workers)
        self.thinkers._bots = Scheduler(hired, 100)

    async def review(self, game: str) -> None:
        """Slice after slice, as `Reviews` does."""
        steps = 0
        while True:
            steps, _ = await self.thinkers.review(Subject(game, RECORD, ()), steps, None)

    @property
    def reviews(self) -> int:
        return sum(isinstance(worker.does, Subject) for worker in self.workers)


async def test_a_bot_waits_for_one_slice_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office(monkeypatch, 1)
    worker = office.workers[0]
    reviews = [asyncio.create_task(office.review(game)) for game in "abc"]
    await settled()
    for _ in range(5):
        await worker.finish()
    assert [subject.game for subject in worker.done] == ["a", "b", "c", "a", "b"]  # in turn
    bot = asyncio.create_task(office.thinkers.choose("game", 0, "greedy", {}, "anna"))
    await settled()
    assert office.reviews == 1
    await worker.finish()
    assert worker.does == "game"
    await worker.finish()
    assert await bot == 7
    assert office.reviews == 1
    for review in reviews:
        review.cancel()


async def test_reviews_leave_a_worker_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    office = Office(monkeypatch, 2)
    reviews = [asyncio.create_task(office.review(game)) for game in "abc"]
    await settled()
    assert office.reviews == 1
    bot = asyncio.create_task(office.thinkers.choose("game", 0, "greedy", {}, "anna"))
    await settled()
    assert [worker.does for worker in office.workers if not isinstance(worker.does, Subject)] == ["game"]
    for task in (bot, *reviews):
        task.cancel()


def test_a_worker_goes_on_from_what_another_has_kept() -> None:
    record = played_at_random()
    subject = Subject("game", record, ())
    try:
        steps, kept = look_on(subject, 0, None)
        assert (steps, kept is not None) == (1, True)
        assert look_on(subject, 1, kept) == (2, None)
        one = reviewing._REVIEWS.pop("game")[1]
        assert look_on(subject, 2, kept) == (2, None)  # what was not kept is done once more
        other = reviewing._REVIEWS.pop("game")[1]
        documents = [review.to_json() for review in (one, other)]
        for document in documents:
            document["progress"]["seconds"] = 0
        assert documents[0] == documents[1]
        damaged = Kept(1, False, "{}", "{}")
        assert look_on(subject, 1, damaged)[0] == 1  # from the beginning
    finally:
        reviewing._REVIEWS.clear()


def played_at_random() -> Any:
    game = Game(seed=1)
    while game.seat is not None:
        game.play(game.choices()[0])
    return game.record()


def test_what_stand_ins_played_is_known() -> None:
    log = [
        h.Dealt([1, 2, 3]),
        h.Chosen(0, [4]),
        h.Replaced(1, 0, "expert", stays=True),
        h.Chosen(0, [5, 6]),
        h.Chosen(1, [7, 8]),
        h.TakenBack(1, 7, 0),
        h.Chosen(1, [8]),
        h.CameBack(0),
        h.Chosen(0, [9]),
        h.Replaced(None, 1, "expert", stays=False),
        h.Chosen(1, [10], handed_back=True),
        h.Chosen(1, [11]),
        h.Resigned(0, "expert"),
        h.Chosen(0, [12]),
    ]
    assert stood_in([Entry(seq, 0.0, what) for seq, what in enumerate(log, 1)]) == [4, 9, 11]
