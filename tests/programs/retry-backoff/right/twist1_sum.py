# twist: 1
import random, time


def with_retry(func, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return func()
        except HttpError as problem:
            if problem.status not in RETRYABLE or y == attempts - 1:
                raise
            try:
                floor = float(problem.retry_after)
            except (AttributeError, TypeError):
                floor = 0.0
            time.sleep(floor + random.uniform(0, min(cap, base * 2**y)))
