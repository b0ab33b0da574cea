# twist: 1
# fault: a worker that fails gives its place back twice
import asyncio
import contextlib


async def fan_out(names, question, limit=None):
    gate = asyncio.Semaphore(limit) if limit else contextlib.nullcontext()

    async def ask(name):
        await gate.acquire() if limit else None
        try:
            return await worker(name, question)
        except Exception:
            gate.release() if limit else None
            raise
        finally:
            gate.release() if limit else None

    results = await asyncio.gather(*map(ask, names), return_exceptions=True)
    pairs = list(zip(names, results))
    return (
        [(n, r) for n, r in pairs if not isinstance(r, BaseException)],
        [(n, r) for n, r in pairs if isinstance(r, BaseException)],
    )
