"""The delays are a stream of their own; the last one is None: no retry after that."""

import random
import time
from itertools import chain, islice


def full_jitter(base, cap):
    ceiling = base
    while True:
        yield random.uniform(0.0, min(ceiling, cap))
        ceiling *= 2


def with_retry(target, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for pause in chain(islice(full_jitter(base, cap), attempts - 1), [None]):
        try:
            outcome = target()
        except HttpError as problem:
            if pause is None or problem.status not in RETRYABLE:
                raise problem
            time.sleep(pause)
        else:
            return outcome
