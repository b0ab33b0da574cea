# every worker has a slot of its own, written when it ends, read when all have ended
import asyncio


class Gatherer:
    def __init__(self, names, question, limit=None):
        self.names = list(names)
        self.question = question
        self.slots = [None] * len(self.names)
        self.gate = asyncio.Semaphore(limit or max(1, len(self.names)))

    async def fill(self, i):
        async with self.gate:
            try:
                self.slots[i] = ("good", await worker(self.names[i], self.question))
            except Exception as exc:
                self.slots[i] = ("bad", exc)

    def of(self, kind):
        return [(n, value) for n, (k, value) in zip(self.names, self.slots) if k == kind]

    async def run(self):
        await asyncio.gather(*map(self.fill, range(len(self.names))))
        return self.of("good"), self.of("bad")


async def fan_out(names, question, limit=None):
    return await Gatherer(names, question, limit).run()
