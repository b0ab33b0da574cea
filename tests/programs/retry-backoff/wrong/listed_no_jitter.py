# fault: no jitter, it sleeps exactly min(cap, base * 2 ** n)
import time
from itertools import count


def with_retry(target, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for n in count():
        try:
            return target()
        except HttpError as failure:
            if failure.status not in RETRYABLE or n + 1 >= attempts:
                raise
        time.sleep(min(cap, base * 2**n))
