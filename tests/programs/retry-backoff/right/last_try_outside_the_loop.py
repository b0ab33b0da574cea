import time, random

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    the_delay = base
    the_left = attempts
    while the_left > 1:
        the_left -= 1
        try:
            return act()
        except HttpError as problem:
            if problem.status in RETRYABLE:
                pass
            else:
                raise problem
        time.sleep(random.betavariate(1, 1) * min(the_delay, cap))
        the_delay = the_delay * 2
    return act()
