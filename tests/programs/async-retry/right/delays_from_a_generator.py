import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any


def delays(base: float, cap: float) -> Iterator[float]:
    ceiling = base
    while True:
        yield random.uniform(0, min(cap, ceiling))
        ceiling *= 2


async def retry_with_backoff(
    fn: Callable[[], Awaitable[Any]],
    max_attempts: int = 3,
    base_delay: float = 0.5,
    cap: float = 8.0,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> Any:
    waits = delays(base_delay, cap)
    for _ in range(max_attempts - 1):
        try:
            return await fn()
        except TransientError:
            await sleep(next(waits))
    return await fn()
