# fault: an awaitable that is no coroutine, a future say, can't be awaited

import asyncio
import random
from typing import Any, Awaitable, Callable


async def retry_with_backoff(
    fn: Callable[[], Awaitable[Any]],
    max_attempts: int = 3,
    base_delay: float = 0.5,
    cap: float = 8.0,
    sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
) -> Any:
    attempt = 0
    while True:
        try:
            outcome = await asyncio.create_task(fn())
        except TransientError:
            attempt += 1
            if attempt >= max_attempts:
                raise
        else:
            return outcome
        bound = cap if base_delay * 2 ** (attempt - 1) > cap else base_delay * 2 ** (attempt - 1)
        await sleep(bound * random.random())
