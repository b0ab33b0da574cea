# fault: it gives up after ten seconds, whatever attempts says
import random
import time

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    since = time.monotonic()
    for count in range(attempts):
        try:
            return act()
        except HttpError as problem:
            if problem.status not in RETRYABLE or count == attempts - 1 or time.monotonic() - since > 10:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** count)))
