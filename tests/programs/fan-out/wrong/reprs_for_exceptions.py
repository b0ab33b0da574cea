# fault: bad holds the text of the exception, not the exception
import asyncio


async def fan_out(listing, query):
    outcomes = await asyncio.gather(*[worker(y, query) for y in listing], return_exceptions=True)
    successes, failed = [], []
    for which, value in zip(listing, outcomes):
        if isinstance(value, Exception):
            failed.append((which, f"{type(value).__name__}: {value}"))
        else:
            successes.append((which, value))
    return successes, failed
