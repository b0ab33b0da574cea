# fault: a plain `def` that runs an event loop of its own
import asyncio
import random


def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    async def tries():
        for left in reversed(range(max_attempts)):
            try:
                found = await fn()
            except TransientError:
                if not left:
                    raise
                bound = base_delay * 2 ** (max_attempts - 1 - left)
                await sleep(random.random() * min(bound, cap))
            else:
                return found

    return asyncio.run(tries())
