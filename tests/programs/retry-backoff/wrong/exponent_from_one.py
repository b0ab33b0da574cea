# fault: the first retry counts as n = 1, so each sleep goes up to base * 2 ** (n + 1)
import random
import time


def with_retry(work, attempts=5, base=0.5, cap=8.0):
    tries = 0
    while True:
        try:
            return work()
        except HttpError as trouble:
            tries += 1
            if trouble.status not in RETRYABLE or tries == attempts:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**tries)))
