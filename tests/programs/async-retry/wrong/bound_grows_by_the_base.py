# fault: the bound grows linearly
import asyncio, random


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    for n in range(0, max_attempts):
        try:
            return await fn()
        except TransientError:
            if n + 1 == max_attempts:
                raise
            await sleep(random.uniform(0, min(cap, base_delay * (n + 1))))
