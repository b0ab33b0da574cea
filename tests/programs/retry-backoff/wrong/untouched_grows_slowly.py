# fault: the wait grows by the base and does not double
import random
import time


def with_retry(function, attempts=5, base=0.5, cap=8.0):
    tried = 0
    while True:
        try:
            return function()
        except HttpError as error:
            tried += 1
            if error.status not in RETRYABLE or tried >= attempts:
                raise
        longest = base * tried
        time.sleep(random.uniform(0, longest if longest < cap else cap))
