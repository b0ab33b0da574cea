import asyncio
import functools
import random


def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, **_more):
    bounds = [min(cap, base_delay * 2**n) for n in range(max_attempts - 1)]

    async def go_on(left):
        try:
            return await asyncio.ensure_future(fn())
        except TransientError:
            if not left:
                raise
        first, *rest = left
        await functools.partial(sleep, first * random.SystemRandom().random())()
        return await go_on(rest)

    return go_on(bounds)
