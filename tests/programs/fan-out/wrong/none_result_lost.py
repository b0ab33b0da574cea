# fault: a result that is falsy gets into neither list
import asyncio


async def fan_out(names, question):
    rows = await asyncio.gather(*(worker(n, question) for n in names), return_exceptions=True)
    return [(n, r) for n, r in zip(names, rows) if r and not isinstance(r, Exception)], [
        (n, r) for n, r in zip(names, rows) if isinstance(r, Exception)
    ]
