# twist: 1
import asyncio


class Turnstile:
    def __init__(self, limit):
        self.limit, self.inside, self.change = limit, 0, asyncio.Condition()

    async def __aenter__(self):
        async with self.change:
            await self.change.wait_for(lambda: self.limit is None or self.inside < self.limit)
            self.inside += 1

    async def __aexit__(self, *exc):
        async with self.change:
            self.inside -= 1
            self.change.notify()


async def fan_out(names, question, limit=None):
    stile = Turnstile(limit)

    async def ask(name):
        async with stile:
            return await worker(name, question)

    results = await asyncio.gather(*map(ask, names), return_exceptions=True)
    split = ([], [])
    for pair in zip(names, results):
        split[isinstance(pair[1], BaseException)].append(pair)
    return split
