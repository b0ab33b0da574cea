# fault: half of the waits are no wait at all
import random
import time


def with_retry(action, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for x in range(attempts):
        try:
            return action()
        except HttpError as err:
            if err.status not in RETRYABLE or x == attempts - 1:
                raise
            gap = min(cap, base * 2**x)
            time.sleep(max(0, random.uniform(-gap, gap)))
