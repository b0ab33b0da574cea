# fault: the lists are in the order of completion, not in the order of names
import asyncio


async def fan_out(names, question):
    good, bad = [], []

    async def one(name):
        try:
            good.append((name, await worker(name, question)))
        except Exception as exc:
            bad.append((name, exc))

    await asyncio.gather(*map(one, names))
    return good, bad
