import asyncio

import pytest

from tests.server.live_tables import ENGLISH, FRENCH
from tests.server.running import in_loop
from triominoes.server import channel as channels
from triominoes.server.channel import Channel, ChannelClosed
from triominoes.server.messages import Bye, Pong


def test_messages_come_in_order_and_whoever_waits_is_woken() -> None:
    async def main() -> None:
        channel = Channel(0, ENGLISH)
        channel.send(Pong(1, 0))
        channel.send(Pong(2, 0))
        assert await channel.receive() == Pong(1, 0)
        assert await channel.receive() == Pong(2, 0)
        waiting = asyncio.ensure_future(channel.receive())
        await asyncio.sleep(0)
        assert not waiting.done()
        channel.send(Pong(3, 0))
        assert await waiting == Pong(3, 0)

    in_loop(main())


def test_goodbye_is_the_last_word() -> None:
    async def main() -> None:
        channel = Channel(0, FRENCH)
        channel.send(Pong(1, 0))
        channel.close("closing")
        channel.close("many")
        channel.send(Pong(2, 0))
        assert await channel.receive() == Pong(1, 0)
        bye = await channel.receive()
        assert bye == Bye("closing", FRENCH.say("bye-closing"))
        with pytest.raises(ChannelClosed):
            await channel.receive()

    in_loop(main())


def test_who_is_too_slow_is_told_so_and_nothing_else() -> None:
    async def main() -> None:
        channel = Channel(0, ENGLISH)
        for number in range(channels.MOST_WAITING):
            channel.send(Pong(number, 0))
        assert not channel.is_closed
        channel.send(Pong(0, 0))
        assert channel.is_closed
        bye = await channel.receive()
        assert isinstance(bye, Bye)
        assert bye.code == "slow"

    in_loop(main())


def test_whoever_waits_is_woken_by_the_end() -> None:
    async def main() -> None:
        channel = Channel(0, ENGLISH)
        waiting = asyncio.ensure_future(channel.receive())
        await asyncio.sleep(0)
        channel.close("broken")
        assert isinstance(await waiting, Bye)

    in_loop(main())
