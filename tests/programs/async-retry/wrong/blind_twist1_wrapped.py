# twist: 1
# fault: wraps the error of the call that must not be repeated

import asyncio
import random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, idempotent=True):
    for n in range(max_attempts):
        try:
            return await fn()
        except TransientError as error:
            if not idempotent:
                raise RuntimeError('not repeated') from error
            if n == max_attempts - 1:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
