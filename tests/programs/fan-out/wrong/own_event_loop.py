# fault: a plain `def` that runs an event loop of its own
import asyncio


def fan_out(names, question):
    async def go():
        return await asyncio.gather(*(worker(n, question) for n in names), return_exceptions=True)

    rs = asyncio.run(go())
    return [(n, r) for n, r in zip(names, rs) if not isinstance(r, Exception)], [
        (n, r) for n, r in zip(names, rs) if isinstance(r, Exception)
    ]
