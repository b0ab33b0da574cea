# twist: 1
# fault: calls count as not repeatable unless told

import asyncio
import random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = False
):
    for n in range(max_attempts):
        try:
            result = await fn()
            return result
        except TransientError:
            if n == max_attempts - 1 or not idempotent:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
