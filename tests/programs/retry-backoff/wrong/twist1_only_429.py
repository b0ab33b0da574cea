# twist: 1
# fault: retry_after is heeded for a 429 only, a 503 that carries it is retried too early
import random
import time


def with_retry(callee, attempts=5, base=0.5, cap=8.0):
    u = 0
    while True:
        try:
            return callee()
        except HttpError as failure:
            if failure.status not in RETRYABLE or u >= attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2**u))
            if failure.status == 429:
                wait = max(wait, getattr(failure, "retry_after", None) or 0)
            time.sleep(wait)
            u += 1
