# fault: a kind of TransientError is not tried again
import asyncio, random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    for n in range(max_attempts):
        try:
            return await fn()
        except Exception as e:
            if type(e) is not TransientError:
                raise
            if n == max_attempts - 1:
                raise
        await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
