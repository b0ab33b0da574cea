# fault: half of each wait is fixed
import asyncio, random


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    for n in range(0, max_attempts):
        try:
            return await fn()
        except TransientError:
            if n == max_attempts - 1:
                raise
            half = min(cap, base_delay * 2**n) / 2
            await sleep(half + random.uniform(0, half))
