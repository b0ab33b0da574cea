# fault: the first failure is raised
import asyncio


async def fan_out(names, question):
    async def attempt(name):
        try:
            return name, await worker(name, question), None
        except ZeroDivisionError as problem:
            return name, None, problem

    good, bad = [], []
    for name, result, problem in await asyncio.gather(*[attempt(name) for name in names]):
        if problem is None:
            good.append((name, result))
        else:
            bad.append((name, problem))
    return good, bad
