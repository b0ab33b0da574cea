import asyncio, random, math


async def _tries(k, base, cap, sleep):
    for i in range(k):
        yield i + 1 == k
        await sleep(random.uniform(0, min(cap, math.ldexp(base, i))))


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep):
    async for last in _tries(max_attempts, base_delay, cap, sleep):
        try:
            return await fn()
        except TransientError:
            if last:
                raise
