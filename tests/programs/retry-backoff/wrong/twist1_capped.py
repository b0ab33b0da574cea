# twist: 1
# fault: the cap is put on retry_after too, so a longer retry_after is not waited for
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2 ** n))
            wait = min(cap, max(wait, getattr(exc, "retry_after", None) or 0))
        time.sleep(wait)
