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
        ceiling = base * 2**n  #: doubling
        ceiling = min(cap, ceiling)  #: cap
        time.sleep(random.uniform(0, ceiling))  #: full_jitter


if __name__ == "__main__":

    def service(*statuses):
        left = list(statuses)

        def request():
            if left:
                raise HttpError(left.pop(0))
            return f"answered on try {len(statuses) + 1}"

        return request

    for statuses in ((), (503, 429), (400,), (503,) * 9):
        try:
            print(list(statuses), "->", with_retry(service(*statuses), base=0.001))
        except HttpError as error:
            print(list(statuses), "-> gave up:", error)
