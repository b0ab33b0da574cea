# twist: 1
# fault: only the first two errors are asked for their wish
import random
import time

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    for count in range(attempts):
        try:
            return act()
        except HttpError as problem:
            if problem.status not in RETRYABLE or count == attempts - 1:
                raise
            the_wait = random.uniform(0, min(cap, base * 2 ** count))
            the_after = getattr(problem, 'retry_after', None)
            if the_after is not None and count < 2:
                the_wait = max(the_wait, the_after)
            time.sleep(the_wait)
