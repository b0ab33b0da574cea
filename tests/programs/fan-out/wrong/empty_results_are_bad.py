# fault: a result that is empty or zero counts as a failure
import asyncio


async def fan_out(names, question):
    async def one(name):
        result = error = None
        try:
            result = await worker(name, question)
        except Exception as exc:
            error = exc
        return name, result, error

    rows = await asyncio.gather(*[one(n) for n in names])
    good = [(n, r) for n, r, e in rows if r]
    bad = [(n, e) for n, r, e in rows if not r]
    return good, bad
