# twist: 1
import random
from time import sleep


def wait_for(problem, ceiling):
    floor = getattr(problem, "retry_after", None)
    if floor is None:
        floor = 0.0
    if floor >= ceiling:
        return floor
    return random.uniform(floor, ceiling)


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    ceilings = [min(cap, base * 2**no) for no in range(attempts - 1)]
    for ceiling in ceilings:
        try:
            return action()
        except HttpError as problem:
            if problem.status in RETRYABLE:
                sleep(wait_for(problem, ceiling))
            else:
                raise
    return action()
