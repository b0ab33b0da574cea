# fault: the sleep is called and never awaited
import asyncio, random


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    for n in range(1, max_attempts + 1):
        try:
            return await fn()
        except TransientError:
            if n == max_attempts:
                raise
            waiting = sleep(random.uniform(0, min(cap, base_delay * 2 ** (n - 1))))
            waiting.close()
