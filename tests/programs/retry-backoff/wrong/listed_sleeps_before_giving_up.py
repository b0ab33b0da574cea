# fault: it sleeps once more after the last failure before raising it
import random
import time


def with_retry(target, attempts=5, base=0.5, cap=8.0):
    last = None
    for x in range(attempts):
        try:
            return target()
        except HttpError as error:
            last = error
            if error.status not in RETRYABLE:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**x)))
    raise last
