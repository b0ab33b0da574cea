# twist: 1
import random, time


class HttpError(Exception):
    def __init__(self, status, retry_after=None):
        self.status, self.retry_after = status, retry_after


RETRYABLE = frozenset((429, 500, 502, 503, 504))


def with_retry(fn, attempts=5, base=0.5, cap=8.0, _n=0):
    try:
        return fn()
    except HttpError as e:
        if e.status not in RETRYABLE or attempts <= 1:
            raise
        asked = vars(e).get("retry_after") or 0
    jitter = random.random() * min(cap, base * 2**_n)
    deadline = time.monotonic() + max(asked, jitter)
    while (left := deadline - time.monotonic()) > 0:
        time.sleep(left)
    return with_retry(fn, attempts - 1, base, cap, _n + 1)
