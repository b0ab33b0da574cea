import asyncio
from typing import NamedTuple, Any


class Pair(NamedTuple):
    name: str
    value: Any


class FanOut:
    def __init__(self, ask):
        self.ask = ask

    async def __call__(self, names, question):
        tasks = {n: asyncio.ensure_future(self.ask(n, question)) for n in names}
        if tasks:
            await asyncio.wait(tasks.values())
        split = {False: [], True: []}
        for n, t in tasks.items():
            e = t.exception()
            split[e is not None].append(Pair(n, t.result() if e is None else e))
        return split[False], split[True]


async def fan_out(names, question):
    return await FanOut(worker)(names, question)
