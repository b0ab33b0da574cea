# fault: each status has tries of its own, so that changing errors get more calls than `attempts`
import random
import time
from collections import Counter


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    met = Counter()
    while True:
        try:
            return fn()
        except HttpError as error:
            n = met.total()
            met[error.status] += 1
            if error.status not in RETRYABLE or met[error.status] == attempts:
                raise
        time.sleep(random.random() * min(cap, base * 2**n))
