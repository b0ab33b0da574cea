# fault: after the last failed try None is returned, the last error is swallowed
import random
import time


def with_retry(callee, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for u in range(attempts):
        try:
            return callee()
        except HttpError as e:
            if e.status not in RETRYABLE:
                raise
            if u < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2**u)))
