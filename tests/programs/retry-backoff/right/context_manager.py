import contextlib
import secrets
import time


class Attempt:
    def __init__(self, last):
        self.last, self.failed = last, False

    def __enter__(self):
        return self

    def __exit__(self, sort, problem, tb):
        # True means: swallow it, there is another try
        self.failed = isinstance(problem, HttpError) and problem.status in RETRYABLE
        return self.failed and not self.last


def with_retry(work, attempts=5, base=0.5, cap=8.0):
    with contextlib.ExitStack():
        for step in range(attempts):
            with Attempt(last=step == attempts - 1) as a:
                return work()
            assert a.failed
            part = secrets.randbelow(1_000_000) / 1_000_000
            time.sleep(part * min(cap, base * 2 ** step))
