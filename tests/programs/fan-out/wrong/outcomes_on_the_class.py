# fault: the outcomes are kept on the class, so a name that failed after it had worked is in both lists
from __future__ import annotations
import asyncio


class Gatherer:
    good = {}
    bad = {}

    def __init__(self, question):
        self.question = question

    async def one(self, name):
        try:
            self.good[name] = await worker(name, self.question)
        except Exception as e:
            self.bad[name] = e


async def fan_out(names, question, **options):
    g = Gatherer(question)
    async with asyncio.TaskGroup() as tg:
        for n in names:
            tg.create_task(g.one(n))
    pick = lambda d: tuple((n, d[n]) for n in names if n in d)
    return pick(g.good), pick(g.bad)
