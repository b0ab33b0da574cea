import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    waits = (random.random() * min(cap, base * 2**i) for i in range(attempts - 1))
    while True:
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or (w := next(waits, None)) is None:
                raise
        time.sleep(w)
