import random
from time import sleep


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    room = base
    for left in reversed(range(attempts)):
        try:
            return fn()
        except HttpError as trouble:
            if not left or trouble.status not in RETRYABLE:
                raise
        # Around the middle more often than at the ends.
        sleep(random.triangular(0, min(room, cap)))
        room *= 2
