# fault: an HttpError of a subclass is not tried again
import random
import time

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    for count in range(attempts):
        try:
            return act()
        except HttpError as problem:
            if type(problem) is not HttpError or problem.status not in RETRYABLE or count == attempts - 1:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** count)))
