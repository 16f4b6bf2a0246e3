"""A kept match's socket: what people enter is checked and written, and everybody is told."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec
from litestar import websocket

from triominoes.language import Language
from triominoes.server.channel import Channel
from triominoes.server.kept.match import KeptMatch
from triominoes.server.kept.messages import Enter, FromClient, Hello, Reject, Try
from triominoes.server.kept.rights import kept_of, match_for
from triominoes.server.messages import Ping, Pong, Speak
from triominoes.server.problems import Refusal
from triominoes.server.speaking import language_near
from triominoes.server.talking import AnySocket, Farewell, attend

read: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Follower(NamedTuple):
    """A client of a kept match."""

    match: KeptMatch
    channel: Channel

    async def answer(self, said: FromClient) -> bool:
        """Do what is said; whether a line was entered, of which a match has only so many."""
        match said:
            case Enter() | Try():
                return await self.match.enter(self.channel, said)
            case Ping(n=n):
                self.channel.send(Pong(n, self.match.seq))
            case Speak(lang=lang):
                await self.match.speak(self.channel, language_near(lang))
            case Hello():
                raise Farewell("garbage")
        return False

    def refuse(self, said: FromClient) -> None:
        """Say that a line came too fast."""
        if isinstance(said, Enter | Try):
            say = self.channel.language.say("server-fast")
            self.channel.send(Reject(said.id, "fast", say, self.match.seq, {}))

    def leave(self) -> None:
        """Go away."""
        self.match.leave(self.channel)


@websocket("/kept")
async def kept_socket(socket: AnySocket) -> None:
    """Serve one client of one kept match."""
    await attend(socket, read.decode, Hello, partial(_enter, socket))


async def _enter(socket: AnySocket, hello: Hello, language: Language) -> Follower:
    """The client at its match. Raises `Farewell`."""
    try:
        match = await match_for(kept_of(socket), hello.match, hello.token)
    except Refusal as refusal:
        raise Farewell(refusal.code) from refusal
    return Follower(match, await match.join(language))


ROUTES = [kept_socket]
