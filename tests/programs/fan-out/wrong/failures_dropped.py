# fault: failures are dropped, bad is always empty
import asyncio
from contextlib import suppress


async def fan_out(names, question):
    found = {}

    async def one(name):
        with suppress(Exception):
            found[name] = await worker(name, question)

    await asyncio.gather(*[one(n) for n in names])
    return [(n, found[n]) for n in names if n in found], []
