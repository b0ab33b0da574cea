# fault: a base of 0 is taken for the default
import random
import time

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    for count in range(attempts):
        try:
            return act()
        except HttpError as problem:
            if problem.status not in RETRYABLE or count == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, (base or 0.5) * 2 ** count)))
