# fault: a falsy value that fn() returns is not returned but counted as a failed try
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    result = None
    for n in range(attempts):
        try:
            if result := fn():
                return result
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
        if n < attempts - 1:
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
    return result
