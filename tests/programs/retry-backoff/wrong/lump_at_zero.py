# fault: half of the waits are no wait at all
import random
import time


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    for i in range(attempts):
        try:
            return action()
        except HttpError as err:
            if err.status not in RETRYABLE or i == attempts - 1:
                raise
            gap = min(cap, base * 2**i)
            time.sleep(max(0, random.uniform(-gap, gap)))
