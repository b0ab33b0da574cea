# fault: it sleeps once more after the last failure before raising it
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    last = None
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            last = exc
            if exc.status not in RETRYABLE:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
    raise last
