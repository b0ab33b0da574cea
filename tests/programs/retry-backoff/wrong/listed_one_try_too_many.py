# fault: attempts counts the retries, so there is one call too many
import random
import time


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    def go(y):
        try:
            return op()
        except HttpError as e:
            if e.status not in RETRYABLE or y == attempts:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
            return go(y + 1)

    return go(0)
