import random
import time


#: given
class HttpError(Exception):
    def __init__(self, status):
        super().__init__(f"HTTP {status}")
        self.status = status


RETRYABLE = {429, 500, 502, 503, 504}
#: end


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    # How often at most, and how long in between.
    for n in range(attempts):  #: try_limit
        try:
            return fn()  #: result
        except HttpError as error:  #: only_http
            if error.status not in RETRYABLE:  #: only_transient
                raise
            if n + 1 == attempts:  #: last_error
                raise
            asked = getattr(error, "retry_after", None) or 0  #: read_header
        ceiling = base * 2**n  #: doubling
        ceiling = min(cap, ceiling)  #: cap
        wait = random.uniform(0, ceiling)  #: full_jitter
        time.sleep(max(asked, wait))  #: at_least


if __name__ == "__main__":
    started = time.monotonic()
    tries = []

    def busy_once():
        tries.append(time.monotonic() - started)
        if len(tries) == 1:
            error = HttpError(429)
            error.retry_after = 0.05
            raise error
        return "answered"

    print(with_retry(busy_once, base=0.001))
    print("waited as long as it was asked to:", tries[1] >= 0.05)
