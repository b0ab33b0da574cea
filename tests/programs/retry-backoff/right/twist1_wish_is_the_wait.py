# twist: 1
"""Where a wish is there, 0 with it, it is the wait itself; chance has a say in all others."""

import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    last = attempts - 1
    for n in range(attempts):
        try:
            return fn()
        except HttpError as failure:
            if n == last or failure.status not in RETRYABLE:
                raise
            asked = getattr(failure, "retry_after", None)
            time.sleep(random.uniform(0, min(cap, base * 2**n)) if asked is None else asked)
