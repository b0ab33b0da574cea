# fault: after the last failed try None is returned, the last error is swallowed
import random
import time


def with_retry(callee, attempts=5, base=0.5, cap=8.0):
    for step in range(attempts):
        try:
            return callee()
        except HttpError as e:
            if e.status not in RETRYABLE:
                raise
            if step < attempts - 1:
                time.sleep(random.uniform(0, min(cap, base * 2 ** step)))
