import asyncio
import random as chance
from dataclasses import dataclass, field


@dataclass
class Retry:
    most: int
    base: float
    cap: float
    sleep: object
    failures: list = field(default_factory=list)

    async def run(self, fn):
        while len(self.failures) < self.most:
            task = asyncio.ensure_future(fn())
            try:
                return await task
            except TransientError as error:
                self.failures.append(error)
            except asyncio.CancelledError:
                task.cancel()
                raise
            if len(self.failures) < self.most:
                await self.sleep(chance.uniform(0, self.bound()))
        raise self.failures[-1]

    def bound(self):
        return min(self.cap, self.base * (1 << len(self.failures) - 1))


async def retry_with_backoff(fn, max_attempts: int = 3, base_delay: float = 0.5, cap: float = 8.0, sleep=asyncio.sleep):
    return await Retry(max_attempts, base_delay, cap, sleep).run(fn)
