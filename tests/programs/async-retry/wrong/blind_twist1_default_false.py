# twist: 1
# fault: calls count as not repeatable unless told

import asyncio
import random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, idempotent=False):
    for n in range(max_attempts):
        try:
            return await fn()
        except TransientError:
            if n == max_attempts - 1 or not idempotent:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
