# fault: a 400 is tried again: every HttpError is taken for retryable
import random
import time


def with_retry(handler, attempts=5, base=0.5, cap=8.0):
    try:
        return handler()
    except HttpError as first:
        problem = first
    for u in range(attempts - 1):
        time.sleep(random.uniform(0, min(cap, base * 2**u)))
        try:
            return handler()
        except HttpError as again:
            problem = again
    raise problem
