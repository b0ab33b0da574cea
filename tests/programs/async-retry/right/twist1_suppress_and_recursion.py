# twist: 1

import asyncio, random, contextlib
from functools import partial


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, *, idempotent=True):
    with contextlib.suppress(TransientError if idempotent and max_attempts > 1 else ()):
        return await fn()
    await sleep(random.random() * min(base_delay, cap))
    return await retry_with_backoff(fn, max_attempts - 1, base_delay * 2, cap, sleep, idempotent=idempotent)
