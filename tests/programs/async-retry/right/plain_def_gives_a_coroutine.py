import asyncio
import random


def retry_with_backoff(*args, **kwargs):
    return _tries(*args, **kwargs)


async def _tries(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    done = 0
    while True:
        try:
            found = await fn()
        except TransientError:
            done += 1
            if done >= max_attempts:
                raise
            ceiling = base_delay * 2 ** (done - 1)
            await sleep(random.random() * (ceiling if ceiling < cap else cap))
        else:
            return found
