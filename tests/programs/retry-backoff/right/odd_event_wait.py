import threading, random
import time as T


def with_retry(fn, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    n = 0
    while n := n + 1:
        try:
            return fn()
        except Exception as e:
            if not isinstance(e, HttpError) or e.status not in RETRYABLE or n == attempts:
                raise e
            T.sleep(random.uniform(min(cap, base * 2 ** (n - 1)), 0))
