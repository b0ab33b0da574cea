# fault: the wait is nothing, half or all of the delay, and never anything between
import random, time


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    for i in range(attempts):
        try:
            return op()
        except HttpError as x:
            if x.status not in RETRYABLE or i == attempts - 1:
                raise
            w = min(cap, base * 2**i)
            time.sleep(random.choice([0, w / 2, w]))
