# fault: a status that is not retryable is returned as a value instead of raised at once
import random
import time


def with_retry(action, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for x in range(attempts):
        try:
            return action()
        except HttpError as e:
            if e.status not in RETRYABLE:
                return e
            if x == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**x)))
