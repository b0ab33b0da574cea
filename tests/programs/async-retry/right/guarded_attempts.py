import asyncio
import enum
import random
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass


class Verdict(enum.Enum):
    DONE, AGAIN, OVER = range(3)


@dataclass
class Attempt:
    number: int
    most: int
    verdict: Verdict = Verdict.AGAIN
    value: object = None
    error: BaseException = None


@asynccontextmanager
async def guarded(attempt):
    try:
        yield
        attempt.verdict = Verdict.DONE
    except TransientError as error:
        attempt.error = error
        attempt.verdict = Verdict.AGAIN if attempt.number + 1 < attempt.most else Verdict.OVER


async def retry_with_backoff(fn, max_attempts=3, base_delay=0.5, cap=8.0, sleep=asyncio.sleep, *, on_retry=None):
    if max_attempts < 1:
        raise ValueError("at least one attempt")
    rng = random.Random()
    for number in range(max_attempts):
        attempt = Attempt(number, max_attempts)
        async with guarded(attempt):
            attempt.value = await fn()
        if attempt.verdict is Verdict.DONE:
            return attempt.value
        if attempt.verdict is Verdict.OVER:
            raise attempt.error
        if on_retry:
            on_retry(attempt)
        await sleep(rng.uniform(0, min(cap, base_delay * pow(2, number))))
