import random
import time


def with_retry(op, attempts=5, base=0.5, cap=8.0):
    for nr in range(attempts):
        try:
            return op()
        except HttpError as err:
            if err.status not in RETRYABLE:
                raise
            if nr + 1 == attempts:
                raise
        time.sleep(random.random() * min(cap, base * 2 ** nr))


asked = []


def flaky():
    asked.append(1)
    if len(asked) < 2:
        raise HttpError(429)
    return "fine"


print(with_retry(flaky, base=0.001))
