# fault: the lists hold bare results and exceptions, without their names
import asyncio


async def fan_out(names, question):
    settled = await asyncio.gather(*(worker(n, question) for n in names), return_exceptions=True)
    bad = [s for s in settled if isinstance(s, BaseException)]
    good = [s for s in settled if not isinstance(s, BaseException)]
    return good, bad
