# fault: the wait is nothing, half or all of the delay, and never anything between
import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            d = min(cap, base * 2**n)
            time.sleep(random.choice([0, d / 2, d]))
