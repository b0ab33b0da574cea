# fault: a falsy value that fn() returns is not returned but counted as a failed try
import random
import time


def with_retry(fn, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    got = None
    for no in range(attempts):
        try:
            if got := fn():
                return got
        except HttpError as trouble:
            if trouble.status not in RETRYABLE or no == attempts - 1:
                raise
        if no < attempts - 1:
            time.sleep(random.uniform(0, min(cap, base * 2**no)))
    return got
