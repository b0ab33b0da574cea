# fault: the workers get the question in small letters
import asyncio


async def fan_out(names, question):
    rs = await asyncio.gather(*(worker(n, question.strip().lower()) for n in names), return_exceptions=True)
    return [(n, r) for n, r in zip(names, rs) if not isinstance(r, Exception)], [
        (n, r) for n, r in zip(names, rs) if isinstance(r, Exception)
    ]
