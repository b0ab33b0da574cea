import random, time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    def go(n):
        try:
            return ("ok", fn())
        except HttpError as e:
            if e.status in RETRYABLE and n < attempts - 1:
                return ("again", e)
            raise

    for n in range(attempts):
        kind, v = go(n)
        if kind == "ok":
            return v
        w = random.uniform(0, min(cap, base * 2**n))
        time.sleep(w / 2)
        time.sleep(w / 2)
