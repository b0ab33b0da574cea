# fault: the last failure is not raised as it is, a new HttpError with the same status is
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    status = None
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE:
                raise
            status = exc.status
        if n < attempts - 1:
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
    raise HttpError(status)
