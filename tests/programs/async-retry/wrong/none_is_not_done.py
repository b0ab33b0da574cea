# fault: a result of None is tried again while tries are left

import asyncio
import random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, idempotent=True):
    attempts = max_attempts if idempotent else 1
    for n in range(attempts):
        try:
            if (result := await fn()) is not None or n + 1 == attempts:
                return result
        except TransientError:
            if n + 1 == attempts:
                raise
            await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
