# fault: the cap cuts the drawn wait, not its range, so most waits are the cap itself
import asyncio
import random


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    failed = 0
    while True:
        try:
            value = await fn()
        except TransientError:
            failed += 1
            if failed == max_attempts:
                raise
        else:
            return value
        await sleep(min(cap, random.uniform(0, base_delay * 2 ** (failed - 1))))
