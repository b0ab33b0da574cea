# twist: 1
import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            try:
                floor = float(e.retry_after)
            except (AttributeError, TypeError):
                floor = 0.0
            time.sleep(floor + random.uniform(0, min(cap, base * 2**n)))
