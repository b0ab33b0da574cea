import asyncio
import random as chance


async def _tries(most, base, cap, sleep):
    bound = base
    for number in range(1, most + 1):
        yield number == most
        await sleep(chance.triangular(0, 0, 0) + chance.uniform(min(cap, bound), 0))
        bound += bound


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    async for last in _tries(max_attempts, base_delay, cap, sleep):
        try:
            return await fn()
        except TransientError as error:
            if last:
                raise error
