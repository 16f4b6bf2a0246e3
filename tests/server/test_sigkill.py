"""The server is killed at any moment: what it acknowledged is there, once, and play goes on."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event, Lock

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Message, Place, SeatSocket, moves_of, new_table
from tests.server.disk import log_of, match_of
from tests.server.house import House, start_server
from tests.sizes import scaled

TABLES = 5  # each is hit at a moment of its own
KILLS = scaled(quick=2, full=6, long=60)
LAST_MOVE = 40  # of all tables together, before the server is killed
RULES = ("french-400 target=60", "pressman target=60", "goliath rounds=1")


@dataclass
class Course:
    """What one seat has sent and been answered, across the lives of the server."""

    place: Place
    rng: Random
    answered: dict[str, Message] = field(default_factory=dict)
    asked: tuple[str, str] | None = None
    """The command that is not answered yet, and its move."""


class Fuse:
    """Burns down with every answer, at all tables together."""

    def __init__(self, answers: int) -> None:
        self.gone = Event()
        self._left = answers
        self._lock = Lock()

    def burn(self) -> None:
        with self._lock:
            self._left -= 1
            if self._left <= 0:
                self.gone.set()


def play_until_killed(base: str, course: Course, fuse: Fuse) -> None:
    """Plays on, first with the command of which nobody knows whether it was done."""
    try:
        with SeatSocket(base, course.place) as socket:
            socket.hear_until("welcome")
            while True:
                if course.asked is None:
                    if not socket.hear_turn():
                        return
                    assert socket.state
                    name = f"{course.place.seat}-{socket.state['seq']}"
                    course.asked = name, course.rng.choice(moves_of(socket.state))
                name, move = course.asked
                course.answered[name] = socket.do(name, move)
                course.asked = None
                fuse.burn()
    except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
        return


def one_life(house: House, courses: list[Course], answers: int) -> None:
    """Plays at all tables at once and kills the server after so many answers."""
    fuse = Fuse(answers)
    with ThreadPoolExecutor(len(courses)) as threads:
        played = [threads.submit(play_until_killed, house.url, course, fuse) for course in courses]
        while not fuse.gone.wait(0.05) and not all(each.done() for each in played):
            pass
        house.kill()
    for each in played:
        each.result()


def faults(data: Path, course: Course) -> list[str]:
    """What is lost or doubled at a table."""
    rows = log_of(data, course.place.table)
    named = [row.command for row in rows if row.command]
    done = {
        f"{course.place.seat}:{name}": answer["seq"]
        for name, answer in course.answered.items()
        if answer["type"] == "ack"
    }
    last = {row.command: row.seq for row in rows if row.command}
    found = [f"{name} is not there" for name in done.keys() - set(named)]
    found += [f"{name} is there twice" for name in set(named) if named.count(name) > 1]
    found += [
        f"{name}: {last[name]} for {seq}" for name, seq in done.items() if last.get(name, seq) > seq
    ]
    found += [f"{row.seq} after {at}" for at, row in enumerate(rows) if row.seq != at]
    return found


def test_nothing_is_lost_and_nothing_doubled(tmp_path: Path) -> None:
    rng, house = Random(7), start_server(tmp_path)
    courses: list[Course] = []
    for kill in range(KILLS):
        courses = [course for course in courses if is_in_play(tmp_path, course)]
        while len(courses) < TABLES:
            (place, _) = new_table(house.url, RULES[len(courses) % len(RULES)], ["me", "greedy"])
            assert place
            courses.append(Course(place, Random(f"{kill}/{len(courses)}")))
        one_life(house, courses, rng.randint(1, LAST_MOVE))
        for course in courses:
            assert faults(tmp_path, course) == []
            match_of(tmp_path, course.place.table)
        house = start_server(tmp_path)
    for course in courses:
        play_on_to_the_end(house.url, course)
        assert faults(tmp_path, course) == []
        assert match_of(tmp_path, course.place.table).is_over
    house.stop()


def is_in_play(data: Path, course: Course) -> bool:
    return not match_of(data, course.place.table).is_over


def play_on_to_the_end(base: str, course: Course) -> None:
    play_until_killed(base, course, Fuse(0))
