import asyncio
from random import random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, *, done: int = 0
):
    try:
        value = await fn()
    except TransientError:
        done += 1
        if done >= max_attempts:
            raise
    else:
        return value
    await sleep(random() * min(cap, base_delay * 2 ** (done - 1)))
    return await retry_with_backoff(fn, max_attempts, base_delay, cap, sleep, done=done)
