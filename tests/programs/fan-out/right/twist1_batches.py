# twist: 1
import asyncio


async def fan_out(names, question, limit=None):
    step = limit or len(names) or 1
    settled = []
    for start in range(0, len(names), step):
        batch = names[start : start + step]
        settled += await asyncio.gather(*[worker(n, question) for n in batch], return_exceptions=True)
    good = [(n, r) for n, r in zip(names, settled) if not isinstance(r, BaseException)]
    bad = [(n, r) for n, r in zip(names, settled) if isinstance(r, BaseException)]
    return good, bad
