# fault: an exception that is no HttpError (a ConnectionError) is tried again instead of raised at once
import random
import time


def transient(exc):
    if isinstance(exc, HttpError):
        return exc.status in RETRYABLE
    return isinstance(exc, (ConnectionError, TimeoutError))


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except Exception as exc:
            if not transient(exc) or n == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
