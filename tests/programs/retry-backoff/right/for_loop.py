import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as err:
            if err.status not in RETRYABLE:
                raise
            if n + 1 == attempts:
                raise
        time.sleep(random.random() * min(cap, base * 2 ** n))


calls = []


def flaky():
    calls.append(1)
    if len(calls) < 2:
        raise HttpError(429)
    return "fine"


print(with_retry(flaky, base=0.001))
