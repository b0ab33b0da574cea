# fault: the outcomes stand in the order in which the workers ended
import asyncio


async def fan_out(names, question):
    async def one(name):
        try:
            return name, await worker(name, question), None
        except Exception as error:
            return name, None, error

    good, bad = [], []
    for done in asyncio.as_completed([one(n) for n in names]):
        name, result, error = await done
        if error is None:
            good.append((name, result))
        else:
            bad.append((name, error))
    return good, bad
