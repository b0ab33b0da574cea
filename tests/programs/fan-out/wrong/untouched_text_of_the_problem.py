# fault: the exception comes back as its text
import asyncio


async def fan_out(names, question):
    async def attempt(name):
        try:
            return name, await worker(name, question), None
        except Exception as problem:
            return name, None, problem

    good, bad = [], []
    for name, result, problem in await asyncio.gather(*[attempt(name) for name in names]):
        if problem is None:
            good.append((name, result))
        else:
            bad.append((name, str(problem)))
    return good, bad
