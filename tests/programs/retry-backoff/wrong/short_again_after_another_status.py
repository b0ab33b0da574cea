# fault: the doubling starts again whenever the status is another one than before
import random
import time


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    room, last = base, None
    for left in reversed(range(attempts)):
        try:
            return fn()
        except HttpError as error:
            if not left or error.status not in RETRYABLE:
                raise
            room = room * 2 if error.status == last else base
            last = error.status
        time.sleep(random.uniform(0, min(cap, room)))
