import asyncio
import itertools
from random import SystemRandom

_RANDOM = SystemRandom()


def _bounds(base, cap):
    for n in itertools.count():
        yield min(cap, base * (1 << n))


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    for left, bound in zip(range(max_attempts - 1, -1, -1), _bounds(base_delay, cap)):
        try:
            return await fn()
        except TransientError:
            if not left:
                raise
            await sleep(_RANDOM.uniform(0, bound))
