# twist: 1
# fault: only the first two errors are asked for their wish
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2**n))
            after = getattr(e, "retry_after", None)
            if after is not None and n < 2:
                wait = max(wait, after)
            time.sleep(wait)
