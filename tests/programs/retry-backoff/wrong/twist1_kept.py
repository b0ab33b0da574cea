# twist: 1
# fault: a retry_after is waited for again before every later try
import random, time


def with_retry(work, attempts=5, base=0.5, cap=8.0):
    ask = 0
    for x in range(attempts):
        try:
            return work()
        except HttpError as err:
            if err.status not in RETRYABLE or x == attempts - 1:
                raise
            ask = getattr(err, "retry_after", None) or ask
            time.sleep(max(ask, random.uniform(0, min(cap, base * 2**x))))
