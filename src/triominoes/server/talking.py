"""A socket's conversation: what a client says is heard and answered, what happens is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from triominoes.language import Language
from triominoes.server.channel import Channel, ChannelClosed
from triominoes.server.limits import MESSAGE_BYTES, Bucket
from triominoes.server.messages import Bye, Sent
from triominoes.server.noting import note_error
from triominoes.server.speaking import language_near, language_of

AnySocket = WebSocket[Any, Any, Any]
M = TypeVar("M")
M_contra = TypeVar("M_contra", contravariant=True)

HELLO_WITHIN = 10.0
SILENT_AFTER = 30.0
"""Seconds without a word until a client is taken for gone; it says something every ten."""
LAST_WORDS = 2.0
"""Seconds for what is left to be told when a socket ends."""

BROKEN = (OSError, WebSocketException)
"""What sending raises when nobody is there any more."""

NORMAL, REFUSED = 1000, 1008
"""Codes of the end of a socket, as browsers know them."""

_write = msgspec.json.Encoder().encode


class Farewell(Exception):
    """The socket is to be closed; why, as a code with its message `bye-CODE`."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Gone(Exception):
    """The client has left."""


class Greeting(Protocol):
    """The first message, whatever else it says."""

    @property
    def lang(self) -> str:
        """In which language the client wants to be spoken to."""


H = TypeVar("H", bound=Greeting)


class Guest(Protocol[M_contra]):
    """Whom a client has become by its first message."""

    @property
    def channel(self) -> Channel:
        """By which the client is told."""

    async def answer(self, said: M_contra) -> bool:
        """Do what is said; whether it was one of those that can be said only so often.

        Such are not counted as too fast. Raises `Farewell`.
        """

    def refuse(self, said: M_contra) -> None:
        """Say that this came too fast, if an answer is waited for."""

    def leave(self) -> None:
        """Go away."""


async def attend(
    socket: AnySocket,
    read: Callable[[bytes], M],
    greeting: type[H],
    enter: Callable[[H, Language], Awaitable[Guest[M]]],
) -> None:
    """Serve one client from its greeting to its end; `enter` may raise `Farewell`."""
    await socket.accept()
    language = language_of(socket)
    try:
        hello = await _said(socket, read, HELLO_WITHIN)
        if not isinstance(hello, greeting):
            raise Farewell("garbage")
        language = language_near(hello.lang)
        guest = await enter(hello, language)
    except Farewell as farewell:
        await _end(socket, Bye(farewell.code, language.say(f"bye-{farewell.code}")))
    except Gone:
        pass
    except Exception as error:
        note_error("socket", error)
        await _end(socket, Bye("broken", language.say("bye-broken")))
    else:
        try:
            await converse(socket, read, guest)
        finally:
            guest.leave()


async def converse(socket: AnySocket, read: Callable[[bytes], M], guest: Guest[M]) -> None:
    """Tell and listen, until one of both is over."""
    telling = asyncio.create_task(_tell(socket, guest.channel))
    listening = asyncio.create_task(_listen(socket, read, guest))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
        if guest.channel.is_closed:
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


async def _listen(socket: AnySocket, read: Callable[[bytes], M], guest: Guest[M]) -> None:
    """Do what the client says, until it goes or is to go."""
    bucket, channel = Bucket(time.monotonic), guest.channel
    try:
        while not channel.is_closed:
            said = await _said(socket, read, SILENT_AFTER)
            if bucket.take():
                if await guest.answer(said):
                    bucket.give_back()
            elif bucket.is_out_of_patience:
                raise Farewell("fast")
            else:
                guest.refuse(said)
    except Farewell as farewell:
        channel.close(farewell.code)
    except Gone:
        pass
    except Exception as error:
        note_error("socket", error)
        channel.close("broken")


async def _said(socket: AnySocket, read: Callable[[bytes], M], within: float) -> M:
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
        return read(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Farewell("garbage") from None


async def _send(socket: AnySocket, message: Sent) -> None:
    event: Any = {"type": "websocket.send", "text": _write(message).decode(), "bytes": None}
    await socket.send(event)


async def _end(socket: AnySocket, bye: Bye) -> None:
    """Say why, and close."""
    with suppress(TimeoutError, *BROKEN):
        async with asyncio.timeout(LAST_WORDS):
            await _send(socket, bye)
            await socket.close(NORMAL if bye.code == "closing" else REFUSED, bye.code)
