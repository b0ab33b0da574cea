# fault: five calls where none were asked for
import asyncio, random


async def retry_with_backoff(fn, max_attempts=5, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    for n in range(0, max_attempts):
        try:
            return await fn()
        except TransientError:
            if n + 1 == max_attempts:
                raise
            await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
