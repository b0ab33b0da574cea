# fault: it sleeps before the first try too, not only before retries
import random
import time


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    err = None
    for x in range(attempts):
        time.sleep(random.uniform(0, min(cap, base * 2 ** max(0, x - 1))))
        try:
            return action()
        except HttpError as problem:
            if problem.status not in RETRYABLE:
                raise
            err = problem
    raise err
