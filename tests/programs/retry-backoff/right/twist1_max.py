# twist: 1
import random
import time


def with_retry(target, attempts=5, base=0.5, cap=8.0):
    for turn in range(attempts):
        try:
            return target()
        except HttpError as trouble:
            if trouble.status not in RETRYABLE or turn == attempts - 1:
                raise
            jitter = random.uniform(0, min(cap, base * 2 ** turn))
            # the server knows best, even above our cap
            time.sleep(max(jitter, getattr(trouble, "retry_after", None) or 0))
