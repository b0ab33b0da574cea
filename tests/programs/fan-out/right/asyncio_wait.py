import asyncio
from typing import NamedTuple


class FanOut(NamedTuple):
    good: tuple
    bad: tuple


async def fan_out(names, question):
    names = list(names)
    if not names:
        return FanOut((), ())
    tasks = [asyncio.ensure_future(worker(n, question)) for n in names]
    await asyncio.wait(tasks)
    good = tuple((n, t.result()) for n, t in zip(names, tasks) if t.exception() is None)
    bad = tuple((n, t.exception()) for n, t in zip(names, tasks) if t.exception() is not None)
    return FanOut(good, bad)
