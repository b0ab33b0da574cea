# fault: every status from 500 up is retried, so a 501 is not raised at once
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            retry = exc.status == 429 or exc.status >= 500
            if not retry or n == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
