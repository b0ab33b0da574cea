# twist: 1
# fault: a wish above the cap lifts the cap for all later waits
import random
import time


def with_retry(ask, attempts=5, base=0.5, cap=8.0):
    for turn in range(attempts):
        try:
            return ask()
        except HttpError as trouble:
            if trouble.status not in RETRYABLE or turn == attempts - 1:
                raise
            wish = getattr(trouble, "retry_after", None)
            pause = random.uniform(0, min(cap, base * 2**turn))
            if wish is not None:
                pause = max(pause, wish)
                cap = max(cap, wish)
            time.sleep(pause)
