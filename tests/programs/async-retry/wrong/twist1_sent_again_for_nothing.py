# twist: 1
# fault: a call that must not be repeated is sent again where it gave nothing

import asyncio
import random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, idempotent=True):
    if not idempotent:
        return (await fn()) or (await fn())
    attempt = 0
    while True:
        try:
            return await fn()
        except TransientError:
            attempt += 1
            if attempt >= max_attempts:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2 ** (attempt - 1))))
