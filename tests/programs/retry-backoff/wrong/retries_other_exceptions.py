# fault: an exception that is no HttpError (a ConnectionError) is tried again instead of raised at once
import random
import time


def transient(err):
    if isinstance(err, HttpError):
        return err.status in RETRYABLE
    return isinstance(err, (ConnectionError, TimeoutError))


def with_retry(func, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return func()
        except Exception as err:
            if not transient(err) or y == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
