# fault: it gives up one call too early
import random
import time


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    u = 0
    while True:
        u += 1
        try:
            return op()
        except HttpError as e:
            if e.status in RETRYABLE and u < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2 ** (u - 1))))
            else:
                raise
