"""A seat's socket: what a client says is checked and done, what happens is told."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from triominoes.server.channel import Channel, ChannelClosed
from triominoes.server.limits import MESSAGE_BYTES, Bucket
from triominoes.server.live import LiveTable
from triominoes.server.messages import (
    Ack,
    Bye,
    Do,
    FromClient,
    FromServer,
    Hello,
    Ping,
    Pong,
    Reject,
    Resign,
    Speak,
    Undo,
)
from triominoes.server.noting import note_error
from triominoes.server.problems import Refusal
from triominoes.server.rights import seat_at, tables_of
from triominoes.server.speaking import language_near, language_of

AnySocket = WebSocket[Any, Any, Any]

HELLO_WITHIN = 10.0
SILENT_AFTER = 30.0
"""Seconds without a word until a client is taken for gone; it says something every ten."""
LAST_WORDS = 2.0
"""Seconds for what is left to be told when a socket ends."""

BROKEN = (OSError, WebSocketException)
"""What sending raises when nobody is there any more."""

NORMAL, REFUSED = 1000, 1008
"""Codes of the end of a socket, as browsers know them."""

_read = msgspec.json.Decoder(FromClient).decode
_write = msgspec.json.Encoder().encode


class Farewell(Exception):
    """The socket is to be closed; why, as a code with its message `bye-CODE`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Gone(Exception):
    """The client has left."""


@websocket("/socket")
async def socket(socket: AnySocket) -> None:
    """Serve one client of one seat."""
    await socket.accept()
    language = language_of(socket)
    try:
        hello = await _hello(socket)
        language = language_near(hello.lang)
        table, seat = await _place(socket, hello)
        found = (table.seat_of(token) for token in hello.beside)
        beside = frozenset(each for each in found if each is not None)
        channel = await table.join(seat, language, hello.since, beside)
    except Farewell as farewell:
        await _end(socket, Bye(farewell.code, language.say(f"bye-{farewell.code}")))
    except Gone:
        pass
    except Exception as error:
        note_error("socket", error)
        await _end(socket, Bye("broken", language.say("bye-broken")))
    else:
        try:
            await _serve(socket, table, channel)
        finally:
            table.leave(channel)


async def _hello(socket: AnySocket) -> Hello:
    """The first message. Raises `Farewell`, `Gone`."""
    hello = await _said(socket, HELLO_WITHIN)
    if not isinstance(hello, Hello):
        raise Farewell("garbage")
    return hello


async def _place(socket: AnySocket, hello: Hello) -> tuple[LiveTable, int]:
    """The table and seat that a client asks for. Raises `Farewell`."""
    try:
        return await seat_at(tables_of(socket), hello.table, hello.token)
    except Refusal as refusal:
        raise Farewell(refusal.code) from refusal


async def _serve(socket: AnySocket, table: LiveTable, channel: Channel) -> None:
    """Tell and listen, until one of both is over."""
    telling = asyncio.create_task(_tell(socket, channel))
    listening = asyncio.create_task(_listen(socket, table, channel))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        if channel.is_closed:
            await asyncio.wait([telling], timeout=LAST_WORDS)
    finally:
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)


async def _tell(socket: AnySocket, channel: Channel) -> None:
    """Send what the channel holds, to its end."""
    with suppress(ChannelClosed, *BROKEN):
        while not isinstance(message := await channel.receive(), Bye):
            await _send(socket, message)
        await _end(socket, message)


async def _listen(socket: AnySocket, table: LiveTable, channel: Channel) -> None:
    """Do what the client says, until it goes or is to go."""
    bucket = Bucket(time.monotonic)
    try:
        while not channel.is_closed:
            said = await _said(socket, SILENT_AFTER)
            if bucket.take():
                if await _answer(said, table, channel):
                    bucket.give_back()
            elif bucket.is_out_of_patience:
                raise Farewell("fast")
            elif isinstance(said, Do | Undo | Resign):
                say = channel.language.say("server-fast")
                channel.send(Reject(said.id, "fast", say, table.seq))
    except Farewell as farewell:
        channel.close(farewell.code)
    except Gone:
        pass
    except Exception as error:
        note_error("socket", error)
        channel.close("broken")


async def _answer(said: FromClient, table: LiveTable, channel: Channel) -> bool:
    """Do what is said; whether it was a move that counts, of which a match has only so many."""
    match said:
        case Do() | Undo() | Resign():
            answer = await table.command(channel, said)
            channel.send(answer)
            return isinstance(said, Do) and isinstance(answer, Ack)
        case Ping(n=n):
            channel.send(Pong(n, table.seq))
        case Speak(lang=lang):
            await table.speak(channel, language_near(lang))
        case Hello():
            raise Farewell("garbage")
    return False


async def _said(socket: AnySocket, within: float) -> FromClient:
    """The next message. Raises `Farewell` for silence and for nonsense, `Gone`."""
    try:
        async with asyncio.timeout(within):
            event: Any = await socket.receive()
    except TimeoutError:
        raise Farewell("silent") from None
    if event["type"] != "websocket.receive":
        raise Gone
    text = event.get("text")
    data = (event.get("bytes") or b"") if text is None else text.encode()
    if len(data) > MESSAGE_BYTES:
        raise Farewell("big")
    try:
        said: FromClient = _read(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Farewell("garbage") from None
    return said


async def _send(socket: AnySocket, message: FromServer) -> None:
    event: Any = {"type": "websocket.send", "text": _write(message).decode(), "bytes": None}
    await socket.send(event)


async def _end(socket: AnySocket, bye: Bye) -> None:
    """Say why, and close."""
    with suppress(TimeoutError, *BROKEN):
        async with asyncio.timeout(LAST_WORDS):
            await _send(socket, bye)
            await socket.close(NORMAL if bye.code == "closing" else REFUSED, bye.code)


ROUTES = [socket]
