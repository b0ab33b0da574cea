# twist: 1
# fault: retry_after is not looked at, the wait can be shorter
import random
import time


def with_retry(callee, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for no in range(attempts):
        try:
            return callee()
        except HttpError as error:
            if error.status not in RETRYABLE or no == attempts - 1:
                raise
        time.sleep(random.uniform(0, min(cap, base * 2**no)))
