import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0, *, _n=0):
    try:
        return fn()
    except HttpError as e:
        if e.status not in RETRYABLE or _n + 1 >= attempts:
            raise
    time.sleep(random.random() * min(cap, base * 2**_n))
    return with_retry(fn, attempts=attempts, base=base, cap=cap, _n=_n + 1)
