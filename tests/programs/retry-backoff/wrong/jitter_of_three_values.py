# fault: the wait is nothing, half or all of the delay, and never anything between
import random, time


def with_retry(op, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return op()
        except HttpError as x:
            if x.status not in RETRYABLE or y == attempts - 1:
                raise
            w = min(cap, base * 2**y)
            time.sleep(random.choice([0, w / 2, w]))
