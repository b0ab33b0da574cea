import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    n = 0
    while True:
        try:
            return fn()
        except HttpError as e:
            n += 1
            if not (e.status in RETRYABLE and n < attempts):
                raise
            time.sleep(random.randint(0, int(min(cap, base * 2 ** (n - 1)) * 1000)) / 1000)
