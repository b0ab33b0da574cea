# fault: without attempts given it makes 3 calls in all, not 5
import random
import time


def with_retry(handler, attempts=3, base=0.5, cap=8.0):
    for y in range(attempts):
        try:
            return handler()
        except HttpError as problem:
            if problem.status not in RETRYABLE or y == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
