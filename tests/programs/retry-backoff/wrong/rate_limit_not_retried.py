# fault: a 429 is raised at once as a client error, though it is retryable
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            match exc.status:
                case status if 400 <= status < 500:
                    raise
                case status if status not in RETRYABLE or n == attempts - 1:
                    raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** n)))
