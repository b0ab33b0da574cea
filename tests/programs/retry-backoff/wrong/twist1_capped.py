# twist: 1
# fault: the cap is put on retry_after too, so a longer retry_after is not waited for
import random
import time


def with_retry(func, attempts=5, base=0.5, cap=8.0):
    for turn in range(attempts):
        try:
            return func()
        except HttpError as e:
            if e.status not in RETRYABLE or turn == attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2 ** turn))
            wait = min(cap, max(wait, getattr(e, "retry_after", None) or 0))
        time.sleep(wait)
