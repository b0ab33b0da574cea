# fault: a TimeoutError, which is no TransientError, is tried again
import asyncio, random
async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, *, rng=random.SystemRandom()):
    async def go(n):
        try:
            return await fn()
        except (TransientError, TimeoutError):
            if n + 1 >= max_attempts:
                raise
        await sleep(rng.random() * min(cap, base_delay * 2 ** n))
        return await go(n + 1)
    return await go(0)
