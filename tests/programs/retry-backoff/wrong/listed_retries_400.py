# fault: a 400 is tried again: every HttpError is taken for retryable
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    try:
        return fn()
    except HttpError as first:
        error = first
    for n in range(attempts - 1):
        time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
        try:
            return fn()
        except HttpError as again:
            error = again
    raise error
