import asyncio
import contextlib
import math
import secrets


async def tries(count, base, top, sleep):
    rng = secrets.SystemRandom()
    for n in range(count):
        if n:
            await sleep(rng.triangular(0, 1, 0.5) * min(top, math.ldexp(base, n - 1)))
        yield n == count - 1


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, *_, **__):
    async with contextlib.aclosing(tries(max_attempts, base_delay, cap, sleep)) as attempts:
        async for last in attempts:
            try:
                return await fn()
            except TransientError as problem:
                if last:
                    raise problem
