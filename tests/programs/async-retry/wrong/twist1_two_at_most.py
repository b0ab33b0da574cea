# twist: 1
# fault: an act that must not be repeated is sent twice at most
import asyncio, random


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = True
):
    tries = max_attempts if idempotent else min(2, max_attempts)
    for n in range(tries):
        try:
            return await fn()
        except TransientError:
            if n + 1 == tries:
                raise
            await sleep(random.uniform(0, min(cap, base_delay * 2**n)))
