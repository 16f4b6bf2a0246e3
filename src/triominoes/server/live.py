"""A live table: the one place where commands of its people and moves of its bots are done.

One at a time, under a lock: what a command does is first worked out in memory, then written, then
told and acknowledged. If it can't be written, the table is read again from the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from triominoes.game.errors import IllegalMove, NotationError
from triominoes.game.moves import Move
from triominoes.language import Language
from triominoes.language.telling import distinct
from triominoes.notation.names import read_name
from triominoes.notation.words import read_move
from triominoes.server.channel import Channel
from triominoes.server.gathering import Gathering, House, loaded, opened
from triominoes.server.messages import Ack, Command, Do, Reject, Undo
from triominoes.server.noting import note_error
from triominoes.server.numbered import NumberedTable
from triominoes.server.seats import Joined, digest, new_id, new_token
from triominoes.server.store import SeatRow, StoreError, TableRow
from triominoes.server.thinking import move_of_bot
from triominoes.table import TableError
from triominoes.table.errors import fault

MOST_REFUSED = 200
"""How many refused commands a table remembers with their answers."""
RETRY_SECONDS = 5.0
"""After how long a bot's move that could not be written is tried again."""


class LiveTable(Gathering):
    """A table at which something can be done."""

    def __init__(self, house: House, row: TableRow, play: NumberedTable | None) -> None:
        super().__init__(house, row, play)
        self._refused: dict[str, Reject] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._is_closing = False

    @property
    def is_busy(self) -> bool:
        """Whether it has to stay in memory."""
        return super().is_busy or self._thinking is not None

    async def command(self, channel: Channel, command: Command) -> Ack | Reject:
        """Do what the person in a seat wants, and say that it is on disk, or why it is not done.

        A command seen before is answered as it was then. It is seen through even if whoever waits
        for the answer goes away.
        """
        return await self._whole(self._command(channel.seat, channel.language, command))

    async def _command(self, seat: int, language: Language, command: Command) -> Ack | Reject:
        key = f"{seat}:{command.id}"
        async with self._lock:
            play = self._play
            if play is None or self.is_broken:
                code = "waiting" if play is None else "not-saved"
                return self._reject(command, code, language.say(f"reject-{code}"))
            if (seq := play.answers.get(key)) is not None:
                return Ack(command.id, seq)
            if key in self._refused:
                return self._refused[key]
            first = len(play.lines)
            async with self._whole_or_not_at_all():
                refused = self._act(play, seat, language, command)
            if refused:
                self._remember(key, refused)
                return refused
            if not await self._save(play, key):
                return self._answer_unsaved(key, language, command)
            if isinstance(command, Undo):
                self._tell_all_again(distinct(self.names)[seat])
            else:
                self._tell_events(play, first)
            self.wake()
            return Ack(command.id, play.seq)

    def _act(
        self, play: NumberedTable, seat: int, language: Language, command: Command
    ) -> Reject | None:
        """Do a command in memory, or say why not; then nothing has changed."""
        if command.base != play.seq:
            return self._reject(command, "stale", language.say("reject-stale"))
        try:
            if isinstance(command, Do):
                play.play(seat, read_move(command.move))
            elif isinstance(command, Undo):
                play.undo(seat, self._house.clock())
            else:
                play.resign(seat)
        except IllegalMove as error:
            code = error.refusal.reason.code
            return self._reject(command, code, language.refusal(error.refusal))
        except (TableError, NotationError) as error:
            return self._reject(command, error.fault.code, language.fault(error.fault))
        return None

    def _reject(self, command: Command, code: str, say: str) -> Reject:
        return Reject(command.id, code, say, self.seq)

    def _remember(self, key: str, refused: Reject) -> None:
        self._refused[key] = refused
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

    def _answer_unsaved(self, key: str, language: Language, command: Command) -> Ack | Reject:
        """The answer after a write that failed; perhaps it was on disk all the same."""
        if self._play and not self.is_broken and (seq := self._play.answers.get(key)) is not None:
            return Ack(command.id, seq)
        return self._reject(command, "not-saved", language.say("reject-not-saved"))

    async def _save(self, play: NumberedTable, key: str | None = None) -> bool:
        """Write what is new; gives whether it is on disk. If not, the table is what is on disk."""
        try:
            await self._house.store.append(self.id, play.take(self._house.clock(), key))
        except StoreError as error:
            note_error("writing", error)
            await self._reload()
            return False
        return True

    @asynccontextmanager
    async def _whole_or_not_at_all(self) -> AsyncIterator[None]:
        """After a defect of ours, when what is in memory may be half done, read the table again."""
        try:
            yield
        except Exception:
            await self._reload()
            raise

    async def _reload(self) -> None:
        try:
            rows = await self._house.store.log(self.id)
            self._play = await loaded(rows, self.row)
        except Exception as error:
            note_error("reading again", error)
            self.is_broken = True
            self._audience.dismiss("broken")
        else:
            self._tell_all_again()
            self.wake()

    async def sit_down(self, name: str) -> Joined | None:
        """Take the next free seat; `None` if there is none.

        Raises `NotationError` for a name, `StoreError`.
        """
        return await self._whole(self._sit_down(read_name(name)))

    async def _sit_down(self, name: str) -> Joined | None:
        async with self._lock:
            seats = list(self.row.seats)
            free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
            if not free:
                return None
            token = new_token(self._house.chance)
            seats[free[0]] = SeatRow("person", name, token=digest(token))
            row = self.row._replace(seats=tuple(seats))
            play = None
            if len(free) == 1:
                row = row._replace(code=None)
                play = opened(self._house, row)
            lines = play.take(self._house.clock()) if play else ()
            await self._house.store.change_table(row, lines)
            self.row, self._play = row, play
            if play:
                self._tell_all_again()
                self.wake()
            else:
                self._tell_people()
            return Joined(self.id, free[0], token)

    async def play_again(self) -> str:
        """The id of a new table for the same people, the same one whoever asks.

        Raises `TableError` while the match is not over, `StoreError`.
        """
        return await self._whole(self._play_again())

    async def _play_again(self) -> str:
        async with self._lock:
            if self.rematch is not None:
                return self.rematch
            if self._play is None or not self._play.table.match.is_over:
                raise TableError(fault("rematch-early", "the match is not over yet"))
            house = self._house
            new = self.row._replace(id=new_id(house.chance), created=house.clock())
            lines = opened(house, new).take(house.clock())
            await house.store.add_table(new, lines, after=self.id)
            self.row = self.row._replace(rematch=new.id)
            self._tell_rematch(new.id)
            return new.id

    def wake(self) -> None:
        """Let the bots move if it is their turn."""
        if self._thinking is None and not self._is_closing and self._bot() is not None:
            self._thinking = asyncio.create_task(self._let_bots_move())

    def _bot(self) -> int | None:
        """The seat of the bot whose move is awaited."""
        turn = self._play.table.turn if self._play and not self.is_broken else None
        return None if turn is None or self.row.seats[turn].kind != "bot" else turn

    async def _let_bots_move(self) -> None:
        try:
            while (seat := self._bot()) is not None:
                play = self._play
                assert play is not None
                table, seq = play.table, play.seq
                level = self.row.seats[seat].level or ""
                view, chance = table.view(seat), table.chance
                name = self.names[seat]
                move = await move_of_bot(self._house.pool, level, name, view, chance)
                if not await self._whole(self._move_bot(play, seq, seat, move)):
                    await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:
            note_error("bots", error)
        finally:
            self._thinking = None
            self.touch()

    async def _move_bot(self, play: NumberedTable, seq: int, seat: int, move: Move) -> bool:
        """Make a bot's move, unless something else has happened since; gives whether it's saved."""
        async with self._lock:
            if play is not self._play or play.seq != seq:
                return True
            first = len(play.lines)
            async with self._whole_or_not_at_all():
                play.play(seat, move)
            if not await self._save(play):
                return False
            self._tell_events(play, first)
            return True

    # Ending

    async def close(self) -> None:
        """See through what is under way, then send everybody away."""
        self._is_closing = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
        while waiting := [*self._tasks, *([self._thinking] if self._thinking else [])]:
            await asyncio.wait(waiting)
        self._audience.dismiss("closing")
