# twist: 1
import random, time


def with_retry(fn, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for n in range(0, attempts):
        try:
            return fn()
        except HttpError as e:
            if e.status not in RETRYABLE or n == attempts - 1:
                raise
            top = min(cap, base * (1 << n))
            wait = random.randint(0, 10**6) / 10**6 * top
            ra = getattr(e, "retry_after", None)
            if ra is not None and ra > wait:
                wait = ra
            time.sleep(wait)
