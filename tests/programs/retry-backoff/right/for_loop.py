import random
import time


def with_retry(op, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for x in range(attempts):
        try:
            return op()
        except HttpError as err:
            if err.status not in RETRYABLE:
                raise
            if x + 1 == attempts:
                raise
        time.sleep(random.random() * min(cap, base * 2**x))


asked = []


def flaky():
    asked.append(1)
    if len(asked) < 2:
        raise HttpError(429)
    return "fine"


print(with_retry(flaky, base=0.001))
