# twist: 1
import random
import time


def with_retry(target, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for no in range(attempts):
        try:
            return target()
        except HttpError as trouble:
            if trouble.status not in RETRYABLE or no == attempts - 1:
                raise
            jitter = random.uniform(0, min(cap, base * 2**no))
            # the server knows best, even above our cap
            time.sleep(max(jitter, getattr(trouble, "retry_after", None) or 0))
