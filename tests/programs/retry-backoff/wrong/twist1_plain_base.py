# twist: 1
# fault: retry_after is not looked at, the wait can be shorter
import random
import time


def with_retry(callee, attempts=5, base=0.5, cap=8.0):
    for turn in range(attempts):
        try:
            return callee()
        except HttpError as error:
            if error.status not in RETRYABLE or turn == attempts - 1:
                raise
        time.sleep(random.uniform(0, min(cap, base * 2 ** turn)))
