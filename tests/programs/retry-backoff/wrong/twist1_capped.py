# twist: 1
# fault: the cap is put on retry_after too, so a longer retry_after is not waited for
import random
import time


def with_retry(func, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for no in range(attempts):
        try:
            return func()
        except HttpError as e:
            if e.status not in RETRYABLE or no == attempts - 1:
                raise
            wait = random.uniform(0, min(cap, base * 2**no))
            wait = min(cap, max(wait, getattr(e, "retry_after", None) or 0))
        time.sleep(wait)
