# twist: 1

import asyncio
import random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = True
):
    if idempotent is False:
        return await fn()
    waits = (random.random() * min(cap, base_delay * 2**n) for n in range(max_attempts - 1))
    while True:
        try:
            return await fn()
        except TransientError as error:
            try:
                wait = next(waits)
            except StopIteration:
                raise error from None
        await sleep(wait)
