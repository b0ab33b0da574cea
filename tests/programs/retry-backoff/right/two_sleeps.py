import random, time


def with_retry(func, attempts=5, base=0.5, cap=8.0):
    def go(u):
        try:
            return ("ok", func())
        except HttpError as x:
            if x.status in RETRYABLE and u < attempts - 1:
                return ("again", x)
            raise

    for u in range(attempts):
        expected, val = go(u)
        if expected == "ok":
            return val
        one = random.uniform(0, min(cap, base * 2**u))
        time.sleep(one / 2)
        time.sleep(one / 2)
