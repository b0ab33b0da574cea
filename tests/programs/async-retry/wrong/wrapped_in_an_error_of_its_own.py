# fault: the last failure is wrapped
import asyncio, random


class GaveUp(TransientError):
    pass


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    for n in range(0, max_attempts):
        try:
            return await fn()
        except TransientError as error:
            last = error
        if n + 1 < max_attempts:
            await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
    raise GaveUp(str(last)) from last
