# fault: bad holds the text of the exception, not the exception
import asyncio

async def fan_out(names, question):
    settled = await asyncio.gather(*[worker(n, question) for n in names], return_exceptions=True)
    good, bad = [], []
    for name, result in zip(names, settled):
        if isinstance(result, Exception):
            bad.append((name, f"{type(result).__name__}: {result}"))
        else:
            good.append((name, result))
    return good, bad
