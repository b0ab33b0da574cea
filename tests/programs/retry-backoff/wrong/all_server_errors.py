# fault: every status from 500 up is retried, so a 501 is not raised at once
import random
import time


def with_retry(callee, attempts=5, base=0.5, cap=8.0):
    for j in range(attempts):
        try:
            return callee()
        except HttpError as failure:
            retry = failure.status == 429 or failure.status >= 500
            if not retry or j == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** j)))
