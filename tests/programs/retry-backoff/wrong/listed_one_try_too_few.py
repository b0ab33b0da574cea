# fault: it gives up one call too early
import random
import time


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    step = 0
    while True:
        step += 1
        try:
            return op()
        except HttpError as e:
            if e.status in RETRYABLE and step < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2 ** (step - 1))))
            else:
                raise
