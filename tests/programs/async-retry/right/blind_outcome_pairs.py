import asyncio
from dataclasses import dataclass, field
from random import Random


@dataclass
class _Outcome:
    value: object = None
    error: BaseException | None = None


async def _once(fn):
    try:
        return _Outcome(await fn())
    except TransientError as error:
        return _Outcome(error=error)


async def retry_with_backoff(
    fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep, idempotent: bool = True
):
    most = max_attempts if idempotent else 1
    dice, n = Random(), 0
    while True:
        outcome = await _once(fn)
        n += 1
        if outcome.error is None:
            return outcome.value
        if n >= most:
            raise outcome.error
        await sleep(dice.random() * min(cap, base_delay * (1 << (n - 1))))
