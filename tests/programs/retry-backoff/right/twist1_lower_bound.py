# twist: 1
import random
from time import sleep


def wait_for(exc, ceiling):
    floor = getattr(exc, "retry_after", None)
    if floor is None:
        floor = 0.0
    if floor >= ceiling:
        return floor
    return random.uniform(floor, ceiling)


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    ceilings = [min(cap, base * 2 ** n) for n in range(attempts - 1)]
    for ceiling in ceilings:
        try:
            return fn()
        except HttpError as exc:
            if exc.status in RETRYABLE:
                sleep(wait_for(exc, ceiling))
            else:
                raise
    return fn()
