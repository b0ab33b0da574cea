# fault: a worker's text loses the white space at its ends
import asyncio
from contextlib import nullcontext
async def fan_out(names, question, limit=None):
    gate = asyncio.Semaphore(limit) if limit is not None else nullcontext()
    async def one(name):
        async with gate:
            try:
                r = await worker(name, question); return name, r.strip() if isinstance(r, str) else r, True
            except Exception as e:
                return name, e, False
    done = [await t for t in [asyncio.create_task(one(n)) for n in names]]
    good, bad = ([(n, r) for n, r, ok in done if ok is want] for want in (True, False))
    return good, bad
