import contextlib
import secrets
import time


class Attempt:
    def __init__(self, last):
        self.last, self.failed = last, False

    def __enter__(self):
        return self

    def __exit__(self, sort, exc, tb):
        # True means: swallow it, there is another try
        self.failed = isinstance(exc, HttpError) and exc.status in RETRYABLE
        return self.failed and not self.last


def with_retry(target, attempts=5, base=0.5, cap=8.0):
    with contextlib.ExitStack():
        for u in range(attempts):
            with Attempt(last=u == attempts - 1) as a:
                return target()
            assert a.failed
            part = secrets.randbelow(1_000_000) / 1_000_000
            time.sleep(part * min(cap, base * 2**u))
