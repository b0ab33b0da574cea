# fault: the message of the exception is handed back instead of the exception
import asyncio


async def fan_out(names, question):
    rows = await asyncio.gather(*(worker(n, question) for n in names), return_exceptions=True)
    return [(n, r) for n, r in zip(names, rows) if not isinstance(r, Exception)], [
        (n, str(r)) for n, r in zip(names, rows) if isinstance(r, Exception)
    ]
