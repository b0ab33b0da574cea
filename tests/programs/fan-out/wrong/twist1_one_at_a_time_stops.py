# twist: 1
# fault: under a limit of one the first failure stops the rest
import asyncio


async def fan_out(names, question, limit=None):
    STOP = []
    gate = asyncio.Semaphore(len(names) or 1 if limit is None else limit)

    async def one(name):
        async with gate:
            if STOP and limit == 1:
                raise RuntimeError("stopped")
            try:
                return await worker(name, question)
            except Exception:
                STOP.append(name)
                raise

    found = await asyncio.gather(*(one(name) for name in names), return_exceptions=True)
    pairs = list(zip(names, found))
    good = [(n, r) for n, r in pairs if not isinstance(r, Exception)]
    bad = [(n, r) for n, r in pairs if isinstance(r, Exception)]
    return good, bad
