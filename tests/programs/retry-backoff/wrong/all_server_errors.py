# fault: every status from 500 up is retried, so a 501 is not raised at once
import random
import time


def with_retry(callee, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return callee()
        except HttpError as failure:
            retry = failure.status == 429 or failure.status >= 500
            if not retry or y == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
