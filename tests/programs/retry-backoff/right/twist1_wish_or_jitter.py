# twist: 1
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n + 1 == attempts:
                raise
            wish = vars(e).get("retry_after")
            time.sleep(wish if wish else random.uniform(0, min(cap, base * 2**n)))
