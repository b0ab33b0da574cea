import asyncio, random

RNG = random.Random()


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    left, bound = max_attempts, base_delay
    while True:
        left -= 1
        try:
            return await fn()
        except Exception as problem:
            if not isinstance(problem, TransientError) or not left:
                raise problem
        await sleep(RNG.uniform(0.0, min(bound, cap)))
        bound = bound * 2
