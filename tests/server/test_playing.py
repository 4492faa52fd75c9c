"""Choices, races, retries, taking back, and picks in the draft."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest
from starlette.testclient import TestClient

from grandaustria import Game
from grandaustria.rules.choices import END_TURN, choice_named, name_of
from tests.server.clients import ANNA, BEN, BOT, Person, made, play_to_the_end, request_id


def to_act(people: list[Person]) -> tuple[Person, Person]:
    """Of two: the one who is asked, and the other."""
    seat = people[0].get()["view"]["prompt"]["seat"]
    return people[seat], people[1 - seat]


def at_first_turn(client: TestClient) -> tuple[Person, Person]:
    """Two people after the set-up, the one whose turn it is first."""
    people = made(client, ANNA, BEN)
    while people[0].get()["view"]["round"] == 0:
        who, _ = to_act(people)
        who.choose(who.offered()[0])
    return to_act(people)


def test_a_choice_is_played_and_numbered(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    who, other = to_act(people)
    before = who.get()
    choice = before["view"]["prompt"]["choices"][0]
    assert choice["text"]
    assert who.choose(choice["id"]) == {"seq": before["seq"] + 1}
    assert who.get()["seq"] == other.get()["seq"] == before["seq"] + 1


def test_only_the_seat_that_is_asked_can_play(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    who, other = to_act(people)
    choice = who.offered()[0]
    assert other.choose(choice)["error"] == "not_your_turn"
    assert people[2].choose(choice)["error"] == "not_for_spectators"
    assert people[2].choose(choice)["status"] == 403


def test_an_old_number_is_refused_with_the_current_one(client: TestClient) -> None:
    who, _ = to_act(made(client, ANNA, BEN))
    answer = who.choose(who.offered()[0], seq=0)
    assert (answer["status"], answer["error"], answer["seq"]) == (409, "stale", who.seq)


def test_a_retry_gets_the_same_answer_and_changes_nothing(client: TestClient) -> None:
    who, _ = to_act(made(client, ANNA, BEN))
    seq, choice, request = who.seq, who.offered()[0], request_id()
    first = who.choose(choice, seq=seq, request=request)
    assert who.choose(choice, seq=seq, request=request) == first
    assert who.seq == seq + 1


def test_of_two_racing_for_a_number_one_wins(client: TestClient) -> None:
    who, _ = to_act(made(client, ANNA, BEN))
    seq, choices = who.seq, who.offered()[:2]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: who.choose(choices[n % 2], seq=seq), range(8)))
    assert sorted("error" in answer for answer in answers) == [False] + [True] * 7
    assert {answer["seq"] for answer in answers} == {seq + 1}


def test_several_choices_are_one_action(client: TestClient) -> None:
    """The rooms of the set-up at once; if one is not possible, none is prepared."""
    people = made(client, ANNA, BEN)
    while people[0].get()["view"]["prompt"]["ask"] != "first_rooms_of_seat":
        who, _ = to_act(people)
        who.choose(who.offered()[0])
    who, _ = to_act(people)
    near, next_to_it, far = [choice_named(f"PREPARE:{room}") for room in (1, 2, 19)]
    before = who.get()
    wrong = who.choose(near, far)
    assert (wrong["status"], wrong["error"], wrong["index"], wrong["choice"]) == (422, "illegal_choice", 1, far)
    assert who.get() == before
    assert who.choose(near, next_to_it) == {"seq": before["seq"] + 1}


def test_nothing_is_played_for_the_seat_that_comes_after(client: TestClient) -> None:
    who, _ = at_first_turn(client)
    before = who.get()
    assert who.choose(choice_named("PASS"), choice_named("PASS"))["error"] == "illegal_choice"
    assert who.get() == before


def test_own_choices_of_a_turn_can_be_taken_back(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    while people[0].get()["view"]["prompt"]["ask"] != "first_rooms_of_seat":
        who, _ = to_act(people)
        who.choose(who.offered()[0])
    who, other = to_act(people)
    before = who.get()
    who.choose(choice_named("PREPARE:1"))
    assert who.get()["undo"] == 1
    assert other.get()["undo"] == 0
    assert other.undo()["error"] == "nothing_to_take_back"
    assert who.undo(2)["error"] == "nothing_to_take_back"
    assert who.undo() == {"seq": before["seq"] + 2}
    after = who.get()
    assert after["view"] == before["view"]
    assert after["undo"] == before["undo"]
    assert after["events"] == before["events"]


def test_what_revealed_something_or_ended_the_turn_stays(client: TestClient) -> None:
    """Taking a die and ending the turn pass it on; a guest is drawn for every one that is taken."""
    who, other = at_first_turn(client)
    who.choose(choice_named("PASS"))
    assert who.undo()["error"] == "nothing_to_take_back"
    guest = next(choice for choice in other.offered() if name_of(choice).startswith("TAKE_GUEST"))
    other.choose(guest)
    assert other.get()["undo"] == 0


def test_a_turn_can_be_taken_back_to_its_start_until_it_is_ended(client: TestClient) -> None:
    rng = random.Random(4)
    who, _ = at_first_turn(client)
    before = who.get()
    while END_TURN not in who.offered():
        free = [
            c for c in who.offered() if not name_of(c).startswith(("TAKE_GUEST", "PASS", "TAKE_DIE:5", "TAKE_DIE_B"))
        ]
        who.choose(rng.choice(free))
    steps = who.get()["undo"]
    assert steps > 0
    who.undo(steps)
    assert who.get()["view"] == before["view"]


def test_the_record_of_a_finished_game_replays_to_its_end(client: TestClient) -> None:
    people = made(client, ANNA, BEN)
    assert people[0].get("/record")["error"] == "not_over"
    assert people[0].get("/replay", at=3)["error"] == "not_over"
    rng = random.Random(1)
    play_to_the_end(people, rng.choice)
    end = people[2].get()
    game = Game.replay(people[2].get("/record"))
    assert (game.scores(), game.winners(), game.breakdown()) == (end["scores"], end["winners"], end["breakdown"])
    assert people[0].choose(1)["error"] == "over"
    for at in (0, 7, game.decisions):
        shown = people[2].get("/replay", at=at)
        assert (shown["at"], shown["of"]) == (at, game.decisions)
        assert isinstance(shown["view"]["players"][0]["hand"], list)
        assert "chance" not in shown["view"]
        assert shown["scores"] == game.rewound(at).scores()
        assert shown["rounds"] == game.round_starts()
    assert [event["at"] for event in shown["events"]["list"] if event["event"] == "round_started"] == shown["rounds"]
    assert people[2].get("/replay", at=game.decisions + 1)["error"] == "invalid"


@pytest.mark.parametrize("bots", [1, 3])
def test_bots_answer_by_themselves(client: TestClient, bots: int) -> None:
    person, _ = made(client, ANNA, *[BOT] * bots)
    with person.socket() as socket:
        while True:
            position = socket.next("position")
            if position["status"] == "over":
                break
            choices = (position["view"]["prompt"] or {}).get("choices")
            if choices:
                person.choose(choices[0]["id"], seq=position["seq"])
    assert len(person.get("/record")["choices"]) > 100


def drafting(client: TestClient) -> tuple[Person, Person, Person]:
    """The seat the rules ask first, the two who pick at the same time."""
    people = made(client, ANNA, BEN, {"kind": "person", "name": "Cleo"}, staff="draft")
    start = people[0].get()["view"]["start"]
    return people[start], people[(start + 1) % 3], people[(start + 2) % 3]


def test_in_the_draft_everybody_picks_at_once(client: TestClient) -> None:
    first, second, third = drafting(client)
    seq = first.seq
    pick = third.offered()[2]
    assert third.choose(pick) == {"seq": seq + 1}
    assert third.get()["ahead"] == pick
    assert third.offered() == []
    assert [seat["picked"] for seat in first.get()["seats"]].count(True) == 1
    assert "ahead" not in str(first.get()["view"])
    assert second.choose(second.offered()[0], seq=seq) == {"seq": seq + 2}  # knows no pick of the others, needs none
    hands = [person.get()["view"]["players"][person.get()["you"]]["hand"] for person in (first, second, third)]
    assert hands == [[], [], []]
    first.choose(first.offered()[0])
    hands = [person.get()["view"]["players"][person.get()["you"]]["hand"] for person in (first, second, third)]
    assert [len(hand) for hand in hands] == [1, 1, 1]
    assert name_of(pick) == f"KEEP_STAFF:{hands[2][0]}"


def test_in_the_draft_the_last_to_pick_needs_to_know_of_nobody(client: TestClient) -> None:
    people = drafting(client)
    seq, picks = people[0].seq, [person.offered()[0] for person in people]
    for n, (person, pick) in enumerate(zip(people, picks, strict=True), 1):
        assert person.choose(pick, seq=seq) == {"seq": seq + n}
    late = people[0].choose(people[0].offered()[0], seq=seq)
    assert (late["error"], late["seq"]) == ("stale", seq + 3)


def test_a_pick_that_is_retried_gets_the_same_answer(client: TestClient) -> None:
    first, _, third = drafting(client)
    for person in (third, first):
        seq, pick, request = person.seq, person.offered()[0], request_id()
        answer = person.choose(pick, seq=seq, request=request)
        assert person.choose(pick, seq=seq, request=request) == answer == {"seq": seq + 1}


def test_a_pick_ahead_can_be_taken_back_until_it_is_played(client: TestClient) -> None:
    first, second, third = drafting(client)
    before = third.get()
    third.choose(third.offered()[0])
    assert third.get()["undo"] == 1
    assert third.choose(before["view"]["prompt"]["choices"][1]["id"])["error"] == "not_your_turn"
    third.undo()
    after = third.get()
    assert (after["view"], after["ahead"]) == (before["view"], None)
    assert third.choose(9999)["error"] == "illegal_choice"
    third.choose(third.offered()[1])
    second.choose(second.offered()[0])
    first.choose(first.offered()[0])
    assert third.undo()["error"] == "nothing_to_take_back"


def test_a_whole_draft_with_picks_ahead_in_any_order(client: TestClient) -> None:
    people = drafting(client)
    rng = random.Random(3)
    while people[0].get()["view"]["round"] == 0 and people[0].get()["view"]["prompt"]["ask"] == "keep_staff":
        waiting = [person for person in people if person.offered()]
        who = rng.choice(waiting)
        assert "seq" in who.choose(rng.choice(who.offered()))
    assert {len(p.get()["view"]["players"][p.get()["you"]]["hand"]) for p in people} == {6}


def test_hints_are_for_the_seat_to_act(client: TestClient) -> None:
    who, other = at_first_turn(client)
    hints = who.post("/hint", {"ms": 10})
    assert hints["seq"] == who.seq
    assert hints["hints"][0]["choice"] in who.offered()
    assert hints["hints"][0]["behind"] == 0
    assert other.post("/hint", {"ms": 10})["error"] == "not_your_turn"
