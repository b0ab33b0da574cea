from __future__ import annotations

import random
import time
from typing import Callable, TypeVar
from dataclasses import dataclass, field

T = TypeVar("T")


@dataclass
class Retrier:
    attempts: int
    base: float
    cap: float
    rng: random.Random = field(default_factory=random.Random)
    failures: int = 0

    def worth_it(self, error: Exception) -> bool:
        return isinstance(error, HttpError) and error.status in RETRYABLE and self.failures < self.attempts

    def pause(self) -> None:
        time.sleep(self.rng.uniform(0, min(self.cap, self.base * 2 ** (self.failures - 1))))

    def __call__(self, func: Callable[[], T]) -> T:
        while True:
            try:
                return func()
            except Exception as error:
                self.failures += 1
                if not self.worth_it(error):
                    raise
            self.pause()


def with_retry(func, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    return Retrier(attempts, base, cap)(func)
