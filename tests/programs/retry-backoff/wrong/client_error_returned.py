# fault: a status that is not retryable is returned as a value instead of raised at once
import random
import time


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    for nr in range(attempts):
        try:
            return action()
        except HttpError as e:
            if e.status not in RETRYABLE:
                return e
            if nr == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** nr)))
