# fault: a result that is empty is put with the failures
import asyncio


async def fan_out(names, question):
    outcomes = await asyncio.gather(*(worker(n, question) for n in names), return_exceptions=True)
    pairs = list(zip(names, outcomes))
    good = [(n, o) for n, o in pairs if o and not isinstance(o, Exception)]
    bad = [p for p in pairs if p not in good]
    return good, bad
