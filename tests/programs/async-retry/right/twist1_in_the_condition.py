# twist: 1
import asyncio
import random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = True
):
    n = 0
    while True:
        try:
            return await fn()
        except TransientError:
            n += 1
            if not idempotent or n == max_attempts:
                raise
            await sleep(random.uniform(0, min(cap, base_delay * 2 ** (n - 1))))
