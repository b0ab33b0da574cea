import random, time


def with_retry(f, attempts=5, base=0.5, cap=8.0, *, n=0):
    try:
        return f()
    except HttpError as e:
        if e.status not in RETRYABLE or (n := n + 1) >= attempts:
            raise
        time.sleep(random.uniform(0, min(cap, base * 2**n / 2)))
    return with_retry(f, attempts, base, cap, n=n)
