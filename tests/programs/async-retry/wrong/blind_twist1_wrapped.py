# twist: 1
# fault: wraps the error of the call that must not be repeated

import asyncio
import random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = True
):
    for n in range(max_attempts):
        try:
            result = await fn()
            return result
        except TransientError as error:
            if not idempotent:
                raise RuntimeError("not repeated") from error
            if n == max_attempts - 1:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
