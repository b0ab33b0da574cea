import random, time, contextlib


class Attempt(contextlib.AbstractContextManager):
    def __init__(self, retry):
        self.retry, self.failed = retry, None

    def __exit__(self, kind, trouble, trace):
        if isinstance(trouble, HttpError) and trouble.status in RETRYABLE and not self.retry.last:
            self.failed = trouble
            return True


class Retrying:
    def __init__(self, attempts, base, cap):
        self.attempts, self.base, self.cap, self.n = attempts, base, cap, 0

    @property
    def last(self):
        return self.n >= self.attempts

    def __iter__(self):
        while not self.last:
            self.n += 1
            attempt = Attempt(self)
            yield attempt
            if attempt.failed is None:
                return
            time.sleep(random.Random().uniform(0, min(self.cap, self.base * 2 ** (self.n - 1))))


def with_retry(ask, attempts=5, base=0.5, cap=8.0):
    for attempt in Retrying(attempts, base, cap):
        with attempt:
            return ask()
