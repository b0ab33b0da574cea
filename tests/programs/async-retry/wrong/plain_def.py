# fault: a plain `def` without a single `await`
import asyncio, random


def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    for i in range(max_attempts):
        try:
            return fn()
        except TransientError:
            if i == max_attempts - 1:
                raise
            sleep(random.uniform(0, min(cap, base_delay * 2**i)))
