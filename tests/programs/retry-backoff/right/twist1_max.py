# twist: 1
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
            jitter = random.uniform(0, min(cap, base * 2 ** n))
            # the server knows best, even above our cap
            time.sleep(max(jitter, getattr(exc, "retry_after", None) or 0))
