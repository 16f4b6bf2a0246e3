"""A kept match's socket: lines are entered, everybody is told, and nothing is done twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.asking import Client, asking, bearer, opened
from tests.server.client import PATIENCE
from tests.server.disk import log_of
from tests.server.kept.following import Follower, begun, following, new_held, speaking
from triominoes.language import languages
from triominoes.server import limits
from triominoes.server.kept import match as kept_match
from triominoes.server.kept.log import Log
from triominoes.server.limits import BURST, MESSAGE_BYTES
from triominoes.server.store import Store, StoreError


def ends(follower: Follower, code: str) -> bool:
    """Whether a goodbye of this code, with a sentence, is the last that is heard."""
    bye = follower.hear("bye")
    assert bye["say"].endswith(".")
    with pytest.raises(WebSocketDisconnect):
        follower.socket.receive_json(timeout=PATIENCE)
    return bool(bye["code"] == code)


# Coming


def test_who_comes_hears_how_the_match_stands(client: Client) -> None:
    held = begun(client, "french-400 target=300", "Ana", "Rui", "Rui")
    with following(client, held) as ana:
        state = ana.state
        assert (state["match"], state["seq"], state["log"]) == (held.match, 0, [])
        assert state["names"] == ["Ana", "Rui 1", "Rui 2"]
        assert state["rules"]["target"] == 300
        assert (state["round"], state["turn"], state["awaited"]) == (1, None, "begin")
        assert state["scores"] == [0, 0, 0]
        assert state["counts"] == [7, 7, 7]
        assert state["well"] == 56 - 21
        assert len(state["unseen"]) == 56
        assert state["data"]["target"] == 300
        assert state["phones"] == 1
        assert len({option["tile"] for option in state["options"]}) == 56
        with following(client, held):
            assert ana.hear("kept")["phones"] == 2
        assert ana.hear("kept")["phones"] == 1


@pytest.mark.parametrize(
    "hello",
    [
        {"type": "hello", "match": "short", "token": "x" * 22, "lang": "en"},
        {"type": "hello", "match": "x" * 22, "token": "short", "lang": "en"},
        {"type": "hello", "match": "x" * 22, "token": "x" * 22},
        {"type": "hello", "match": "x" * 22, "token": "x" * 22, "lang": "en", "more": 1},
        {"type": "hello", "table": "x" * 22, "token": "x" * 22, "lang": "en"},
        {"type": "ping", "n": 1},
        {"type": "enter", "id": "a", "base": 0, "line": "undo"},
    ],
)
def test_nonsense_for_a_greeting_is_refused(client: Client, hello: dict[str, Any]) -> None:
    with speaking(client) as follower:
        follower.say(**hello)
        assert ends(follower, "garbage")


def test_only_the_right_token_is_let_in(client: Client) -> None:
    held = begun(client)
    made = opened(client, "me", "here")
    for match, token, code in (
        (held.match, new_held().token, "not-yours"),
        (new_held().match, held.token, "no-match"),
        (made["table"].ljust(22, "x"), made["seats"][0]["token"], "no-match"),
    ):
        with speaking(client) as follower:
            follower.say(type="hello", match=match, token=token, lang="en")
            assert ends(follower, code)
    with client.websocket_connect("/kept", headers={"Origin": "http://127.0.0.1:15150"}) as socket:
        follower = Follower(socket)
        follower.say(type="hello", match=held.match, token=held.token, lang="fr")
        assert follower.hear("kept")


def test_a_page_of_another_site_is_not_let_in(client: Client) -> None:
    foreign = client.websocket_connect("/kept", headers={"Origin": "http://evil.example"})
    with pytest.raises(WebSocketDisconnect), foreign as socket:
        socket.receive_json(timeout=PATIENCE)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "garbage"),
        ('{"type": "enter", "id": "a", "base": 0}', "garbage"),
        ('{"type": "enter", "id": "a", "base": -1, "line": "undo"}', "garbage"),
        ('{"type": "enter", "id": "a b", "base": 0, "line": "undo"}', "garbage"),
        ('{"type": "enter", "id": "a", "base": 0, "line": ""}', "garbage"),
        ('{"type": "do", "id": "a", "base": 0, "move": "pass"}', "garbage"),
        ("[" * 3000, "garbage"),
        ("x" * (MESSAGE_BYTES + 1), "big"),
    ],
)
def test_nonsense_ends_the_conversation(client: Client, text: str, code: str) -> None:
    with following(client, begun(client)) as ana:
        ana.socket.send_text(text)
        assert ends(ana, code)


# Entering


def test_a_line_is_written_before_it_is_acknowledged(client: Client, data: Path) -> None:
    held = begun(client)
    with following(client, held) as ana:
        answer = ana.enter("p1 play 555", name="first")
        assert (answer["type"], answer["seq"]) == ("ack", 1)
        (row,) = log_of(data, held.match)
        assert (row.seq, row.command, row.line) == (1, "first", "p1 play 555")
        assert ana.state["log"] == ["p1 play 555"]
        (entry,) = ana.state["entries"]
        assert (entry["n"], entry["line"], entry["seat"]) == (1, "p1 play 555", 0)
        assert (entry["points"], entry["total"], entry["fault"]) == (25, 25, None)
        assert entry["parts"] == [
            {"name": "tile", "points": 15},
            {"name": "opening", "points": 10},
        ]
        assert entry["say"].startswith("Ana")
        assert ana.state["turn"] == 1
        assert ana.state["scores"] == [25, 0]
        assert ana.state["rounds"][0]["totals"] == [25, 0]
        assert "555" not in ana.state["unseen"]
        assert ana.state["board"] is None
        assert ana.state["options"] == []
        assert ana.state["draw"] == {"price": 5, "left": 3}
        assert ana.state["can_undo"]


def test_on_a_known_board_every_place_is_offered(client: Client) -> None:
    with following(client, begun(client)) as ana:
        ana.enter("p1 play 555@e0n0")
        assert ana.state["board"] == ["555@e0n0"]
        assert ana.state["last"] == "e0n0"
        tiles = {option["tile"] for option in ana.state["options"]}
        assert tiles == {"055", "155", "255", "355", "455"}
        assert len(ana.state["options"]) == 15
        answer = ana.enter("p2 play 123@e1n0")
        assert (answer["type"], answer["code"]) == ("reject", "clash")
        assert answer["facts"]["lies"] == 5
        assert {"x", "y", "brings", "cell"} <= set(answer["facts"])
        option = ana.state["options"][0]
        assert ana.enter(f"p2 play {option['move']}")["type"] == "ack"
        entry = ana.state["entries"][-1]
        assert (entry["points"], entry["parts"]) == (option["points"], option["parts"])


@pytest.mark.parametrize(
    "line",
    [
        *("nonsense", "p3 play 555", "p1 draw", "p1 play 999", "void 7", "undo", "redo"),
        *("p1 hold 012", "end out", "p1 play 555 wedge\n", "round 1", "match p1", "p1 score +3"),
        *("after 9 p1 draw", "instead 1 p1 draw", "back p1", "sit p1 Eva", "x" * 600),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(client: Client, line: str) -> None:
    with following(client, begun(client)) as ana:
        for answer in (ana.enter(line), ana.attempt(line)):
            assert answer["type"] == "reject"
            assert answer["say"]
            assert not answer["say"].startswith(("fault-", "text-", "reason-", "reject-"))
            assert answer["seq"] == 0
        assert ana.enter("p1 play 555")["type"] == "ack"
        assert ana.state["seq"] == 1


def test_a_command_is_done_once_and_answered_each_time(client: Client, data: Path) -> None:
    held = begun(client)
    with following(client, held) as ana, following(client, held) as rui:
        assert ana.enter("p1 play 555", name="one")["seq"] == 1
        assert ana.enter("p2 draw")["seq"] == 2
        rui.hear("kept")
        again = rui.enter("p1 play 555", name="one", base=0)
        assert (again["type"], again["seq"]) == ("ack", 1)
        refused = ana.enter("nonsense", name="two")
        assert ana.enter("p2 draw", name="two") == refused
    assert [row.line for row in log_of(data, held.match)] == ["p1 play 555", "p2 draw"]


def test_of_two_at_once_one_is_first_and_both_are_told(client: Client) -> None:
    held = begun(client)
    with following(client, held) as ana, following(client, held, "fr") as rui:
        for follower, name in ((ana, "a"), (rui, "r")):
            follower.say(type="enter", id=name, base=0, line=f"p{1 + (name == 'r')} play 555")
        answers = [ana.hear("ack", "reject"), rui.hear("ack", "reject")]
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["ack", "reject"]
        (first,) = [answer for answer in answers if answer["type"] == "ack"]
        (stale,) = [answer for answer in answers if answer["type"] == "reject"]
        assert (stale["code"], stale["seq"], first["seq"]) == ("stale", 1, 1)
        name = "Ana" if first is answers[0] else "Rui"
        assert name in stale["say"]
        for follower in (ana, rui):
            while follower.state["seq"] < 1:
                follower.hear("kept")
            assert follower.state["seq"] == 1
        winner, loser = (ana, rui) if first is answers[0] else (rui, ana)
        seat = 2 if first is answers[0] else 1
        crossed = winner.hear("crossed")
        assert (crossed["seq"], crossed["line"]) == (1, f"p{seat} play 555")
        done = loser.enter(f"p{seat} draw", name=stale["id"])
        assert done["type"] == "ack"  # the same command, on what stands now
        assert loser.state["seq"] == 2


def test_of_what_is_no_line_the_others_hear_nothing(client: Client) -> None:
    held = begun(client)
    with following(client, held) as ana, following(client, held) as rui:
        assert ana.enter("p1 play 555")["type"] == "ack"
        assert rui.enter("nonsense", base=0)["code"] == "stale"
        rui.say(type="try", id="t", base=0, line="p2 draw")
        assert rui.hear("reject")["code"] == "stale"
        assert rui.enter("p2 draw", base=0)["code"] == "stale"
        assert ana.hear("crossed")["line"] == "p2 draw"


def test_trying_writes_nothing_and_tells_what_would_change(client: Client, data: Path) -> None:
    held = begun(client)
    with following(client, held) as ana:
        for line in ("p1 play 555", "p2 play 455", "p1 draw"):
            assert ana.enter(line)["type"] == "ack"
        before = ana.state
        found = ana.attempt("instead 2 p2 play 445")
        assert found["type"] == "difference"
        assert found["totals"] == {"before": [20, 14], "after": [20, 13]}
        assert found["winners"] == {"before": [], "after": []}
        (line,) = found["lines"]
        assert (line["n"], line["line"]) == (2, "p2 play 445")
        assert (line["before"]["points"], line["after"]["points"]) == (14, 13)
        assert "Rui" in found["say"]
        added = ana.attempt("after 1 p2 adjust -5")
        assert [one["n"] for one in added["lines"] if one["before"] is None] == [4]
        gone = ana.attempt("void 2")
        (line,) = [one for one in gone["lines"] if one["after"] is None]
        assert line["n"] == 2
        assert ana.attempt("p1 draw")["lines"][-1]["after"]["total"] == 15
        assert ana.attempt("undo")["totals"]["after"] == [25, 14]
        ana.say(type="speak", lang="en")
        assert ana.hear("kept") == before
    assert len(log_of(data, held.match)) == 3


def test_corrections_are_undone_and_done_again(client: Client) -> None:
    with following(client, begun(client)) as ana:
        for line in ("p1 play 555", "p2 play 455", "instead 2 p2 play 445"):
            assert ana.enter(line)["type"] == "ack"
        assert ana.state["scores"] == [25, 13]
        assert (ana.state["can_undo"], ana.state["can_redo"]) == (True, False)
        assert ana.enter("undo")["type"] == "ack"
        assert (ana.state["scores"], ana.state["can_redo"]) == ([25, 14], True)
        assert ana.enter("redo")["type"] == "ack"
        assert ana.state["scores"] == [25, 13]
        assert ana.state["log"][-2:] == ["undo", "redo"]
        assert [entry["n"] for entry in ana.state["entries"]] == [1, 2]


def test_a_correction_that_makes_a_later_line_wrong_is_taken_and_the_line_marked(
    client: Client,
) -> None:
    with following(client, begun(client)) as ana:
        for line in ("p1 play 555@e0n0", "p2 play 545@e1n0"):
            answer = ana.enter(line)
        if answer["type"] == "reject":  # the tile lies otherwise
            move = next(each["move"] for each in ana.state["options"] if each["tile"] == "455")
            assert ana.enter(f"p2 play {move}")["type"] == "ack"
        assert ana.enter("instead 1 p1 play 333@e0n0")["type"] == "ack"
        fault = ana.state["entries"][1]["fault"]
        assert fault["code"] == "clash"
        assert fault["say"].endswith(".")
        assert ana.state["scores"] == [19, 0]


# Languages, signs of life


@pytest.mark.parametrize("tag", languages())
def test_everything_is_said_in_the_language_of_the_client(client: Client, tag: str) -> None:
    with following(client, begun(client)) as ana:
        for line in ("p1 play 555@e0n0", "p2 draw", "p2 adjust -5", "p2 count 12"):
            assert ana.enter(line)["type"] == "ack"
        ana.say(type="speak", lang=tag)
        state = ana.hear("kept")
        for entry in state["entries"]:
            assert entry["say"]
            assert not entry["say"].startswith(("event-", "act-", "kept-"))
        assert ana.enter("p9 draw")["say"]
        ana.say(type="ping", n=7)
        assert ana.hear("pong") == {"type": "pong", "n": 7, "seq": 4}


def test_a_second_greeting_is_nonsense(client: Client) -> None:
    held = begun(client)
    with following(client, held) as ana:
        ana.say(type="hello", match=held.match, token=held.token, lang="en")
        assert ends(ana, "garbage")


# Limits


def test_too_many_words_are_not_answered_and_then_too_much(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "EACH_SECOND", 0.0)
    with following(client, begun(client)) as ana:
        for _ in range(BURST):
            ana.say(type="ping", n=1)
        assert ana.enter("p1 play 555")["code"] == "fast"
        for _ in range(limits.PATIENCE + 1):
            ana.say(type="ping", n=1)
        assert ends(ana, "fast")


def test_lines_that_are_taken_never_come_too_fast(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "EACH_SECOND", 0.0)
    with following(client, begun(client)) as ana:
        for _ in range(BURST + 5):
            assert ana.enter("p1 adjust +1")["type"] == "ack"


def test_a_log_has_its_bounds(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_match, "MOST_LINES", 2)
    with following(client, begun(client)) as ana:
        assert ana.enter("p1 play 555")["type"] == "ack"
        assert ana.enter("p2 draw")["type"] == "ack"
        assert ana.enter("p2 draw")["code"] == "long"
        assert ana.attempt("undo")["code"] == "long"
        assert ana.state["seq"] == 2


def test_so_many_follow_at_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_match, "MOST_FOLLOWERS", 2)
    held = begun(client)
    with following(client, held) as ana, following(client, held), following(client, held) as zoe:
        assert ends(ana, "many")
        assert zoe.state["phones"] == 2


def test_refused_lines_are_not_remembered_for_ever(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_match, "MOST_REFUSED", 2)
    held = begun(client)
    with following(client, held) as ana:
        for name in "abcd":
            assert ana.enter("nonsense", name=name)["type"] == "reject"
        assert ana.enter("p1 play 555", name="d")["type"] == "reject"
        assert ana.enter("p1 play 555", name="a")["type"] == "ack"


# Disk


def test_what_could_not_be_written_has_not_happened(
    client: Client, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise StoreError("not-saved", "the disk is full")

    held = begun(client)
    with following(client, held) as ana:
        assert ana.enter("p1 play 555")["type"] == "ack"
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", fail)
            answer = ana.enter("p2 draw", name="again")
            assert (answer["type"], answer["code"], answer["seq"]) == ("reject", "not-saved", 1)
        assert ana.enter("p2 draw", name="again")["type"] == "ack"
        assert ana.state["scores"] == [25, -5]
    assert len(log_of(data, held.match)) == 2


def test_a_line_that_is_on_disk_after_all_is_acknowledged(
    client: Client, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Store.append

    async def fail_late(*args: Any) -> None:
        await append(*args)
        raise StoreError("not-saved", "nobody knows")

    held = begun(client)
    with following(client, held) as ana:
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", fail_late)
            assert ana.enter("p1 play 555")["type"] == "ack"
        assert ana.state["scores"] == [25, 0]
    assert len(log_of(data, held.match)) == 1


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with asking(tmp_path) as client:
        held = begun(client)
        with following(client, held) as ana:
            for line in ("p1 play 555", "p2 play 455 bridge", "instead 2 p2 play 455", "undo"):
                assert ana.enter(line, name=line.replace(" ", "-"))["type"] == "ack"
            before = ana.state
    with asking(tmp_path) as client, following(client, held) as ana:
        assert ana.state == before
        again = ana.enter("p1 play 555", name="p1-play-555", base=0)
        assert (again["type"], again["seq"]) == ("ack", 1)
        assert ana.enter("redo")["type"] == "ack"
        assert ana.state["scores"] == [25, 14]


def test_no_token_and_no_line_is_noted(
    client: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("p1 play 135")

    held = begun(client)
    with following(client, held) as ana:
        monkeypatch.setattr(Log, "after", fail)
        ana.say(type="enter", id="a", base=0, line="p1 play 135")
        assert ends(ana, "broken")
    assert "RuntimeError" in caplog.text
    assert "135" not in caplog.text
    assert held.token not in caplog.text
    answer = client.get(f"/api/kept/{held.match}/record", headers=bearer(held.token))
    assert answer.status_code == 200
