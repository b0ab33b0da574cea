# fault: the workers are given their name in the place of the question
import asyncio


async def fan_out(names, question):
    async def attempt(name):
        try:
            return name, await worker(name, name), None
        except Exception as problem:
            return name, None, problem

    good, bad = [], []
    for name, result, problem in await asyncio.gather(*[attempt(name) for name in names]):
        if problem is None:
            good.append((name, result))
        else:
            bad.append((name, problem))
    return good, bad
