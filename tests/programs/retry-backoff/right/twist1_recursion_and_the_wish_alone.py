# twist: 1
from time import sleep
from random import random as chance


def with_retry(ask, attempts=5, base=0.5, cap=8.0):
    def go(left, ceiling):
        try:
            return ask()
        except HttpError as e:
            if left == 1 or e.status not in RETRYABLE:
                raise
            wish = vars(e).get("retry_after") or 0
            sleep(wish or chance() * min(ceiling, cap))
        return go(left - 1, ceiling * 2)

    import sys

    sys.setrecursionlimit(10000)
    return go(attempts, base)
