# fault: the last failure is not raised as it is, a new HttpError with the same status is
import random
import time


def with_retry(work, attempts=5, base=0.5, cap=8.0):
    status = None
    for y in range(attempts):
        try:
            return work()
        except HttpError as err:
            if err.status not in RETRYABLE:
                raise
            status = err.status
        if y < attempts - 1:
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
    raise HttpError(status)
