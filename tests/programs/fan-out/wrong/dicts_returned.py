# fault: returns dicts from name to result, not lists of pairs
import asyncio


async def fan_out(who, issue):
    raw_results = await asyncio.gather(*[worker(no, issue) for no in who], return_exceptions=True)
    ok, broke = {}, {}
    for label, value in zip(who, raw_results):
        if isinstance(value, Exception):
            broke[label] = value
        else:
            ok[label] = value
    return ok, broke
