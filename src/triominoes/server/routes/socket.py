"""A seat's socket: what a client says is checked and done, what happens is told."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec
from litestar import websocket

from triominoes.language import Language
from triominoes.server.channel import Channel
from triominoes.server.live import LiveTable
from triominoes.server.messages import (
    Ack,
    Do,
    FromClient,
    Hello,
    Ping,
    Pong,
    Reject,
    Resign,
    Speak,
    Undo,
)
from triominoes.server.problems import Refusal
from triominoes.server.rights import seat_at, tables_of
from triominoes.server.speaking import language_near
from triominoes.server.talking import AnySocket, Farewell, attend

read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Sitter(NamedTuple):
    """A client of a seat."""

    table: LiveTable
    channel: Channel

    async def answer(self, said: FromClient) -> bool:
        """Do what is said; whether it was a move that counts, of which a match has only so many."""
        match said:
            case Do() | Undo() | Resign():
                answer = await self.table.command(self.channel, said)
                self.channel.send(answer)
                return isinstance(said, Do) and isinstance(answer, Ack)
            case Ping(n=n):
                self.channel.send(Pong(n, self.table.seq))
            case Speak(lang=lang):
                await self.table.speak(self.channel, language_near(lang))
            case Hello():
                raise Farewell("garbage")
        return False

    def refuse(self, said: FromClient) -> None:
        """Say that a command came too fast."""
        if isinstance(said, Do | Undo | Resign):
            say = self.channel.language.say("server-fast")
            self.channel.send(Reject(said.id, "fast", say, self.table.seq))

    def leave(self) -> None:
        """Go away."""
        self.table.leave(self.channel)


@websocket("/socket")
async def socket(socket: AnySocket) -> None:
    """Serve one client of one seat."""
    await attend(socket, read.decode, Hello, partial(_enter, socket))


async def _enter(socket: AnySocket, hello: Hello, language: Language) -> Sitter:
    """The client at its table. Raises `Farewell`."""
    try:
        table, seat = await seat_at(tables_of(socket), hello.table, hello.token)
    except Refusal as refusal:
        raise Farewell(refusal.code) from refusal
    found = (table.seat_of(token) for token in hello.beside)
    beside = frozenset(each for each in found if each is not None)
    return Sitter(table, await table.join(seat, language, hello.since, beside))


ROUTES = [socket]
