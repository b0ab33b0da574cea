# fault: the ceiling stays at base, it does not double from retry to retry
import random
import time


def with_retry(work, attempts=5, base=0.5, cap=8.0):
    def go(left):
        try:
            return work()
        except HttpError as error:
            if error.status not in RETRYABLE or left == 1:
                raise
            time.sleep(random.uniform(0, min(cap, base)))
            return go(left - 1)

    return go(attempts)
