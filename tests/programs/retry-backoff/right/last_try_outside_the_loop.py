import time, random


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    delay = base
    left = attempts
    while left > 1:
        left -= 1
        try:
            return fn()
        except HttpError as exc:
            if exc.status in RETRYABLE:
                pass
            else:
                raise exc
        time.sleep(random.betavariate(1, 1) * min(delay, cap))
        delay = delay * 2
    return fn()
