# twist: 1
# fault: a retry_after is waited for again before every later try
import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    ask = 0
    for n in range(attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            ask = getattr(e, "retry_after", None) or ask
            time.sleep(max(ask, random.uniform(0, min(cap, base * 2**n))))
