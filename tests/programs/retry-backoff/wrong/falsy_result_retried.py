# fault: a falsy value that fn() returns is not returned but counted as a failed try
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    got = None
    for turn in range(attempts):
        try:
            if got := fn():
                return got
        except HttpError as trouble:
            if trouble.status not in RETRYABLE or turn == attempts - 1:
                raise
        if turn < attempts - 1:
            time.sleep(random.uniform(0, min(cap, base * 2 ** turn)))
    return got
