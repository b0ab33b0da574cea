# twist: 1
# fault: limit is accepted but not kept, all run at once
import asyncio


async def fan_out(roster, asked, limit=None):
    raw_results = await asyncio.gather(*[worker(x, asked) for x in roster], return_exceptions=True)
    ok, errors = [], []
    for wanted, outcome in zip(roster, raw_results):
        (errors if isinstance(outcome, Exception) else ok).append((wanted, outcome))
    return ok, errors
