# fault: one random share is drawn once and used for every wait
import asyncio, random

SHARE = random.random()


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    for n in range(0, max_attempts):
        try:
            return await fn()
        except TransientError:
            if n + 1 == max_attempts:
                raise
            await sleep(SHARE * min(cap, base_delay * 2**n))
