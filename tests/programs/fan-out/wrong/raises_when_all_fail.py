# fault: when every worker fails it raises, where nothing may be raised
import asyncio


async def fan_out(names, question):
    settled = await asyncio.gather(*[worker(n, question) for n in names], return_exceptions=True)
    good = [(n, r) for n, r in zip(names, settled) if not isinstance(r, Exception)]
    bad = [(n, r) for n, r in zip(names, settled) if isinstance(r, Exception)]
    if names and not good:
        raise RuntimeError(f"all {len(bad)} workers failed") from bad[0][1]
    return good, bad
