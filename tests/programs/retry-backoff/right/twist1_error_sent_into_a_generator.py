# twist: 1
import itertools, random, time


def pauses(attempts, base, cap):
    """A pause for every retry; the trouble is sent in."""
    trouble = yield
    for turn in range(attempts - 1):
        wish = trouble.retry_after if hasattr(trouble, "retry_after") else None
        trouble = yield max(random.uniform(0.0, min(cap, base * (1 << turn))), wish or 0.0)


def with_retry(ask, attempts=5, base=0.5, cap=8.0):
    plan = pauses(attempts, base, cap)
    next(plan)
    while True:
        try:
            return ask()
        except HttpError as trouble:
            if trouble.status not in RETRYABLE:
                raise
            try:
                pause = plan.send(trouble)
            except StopIteration:
                raise trouble from None
            time.sleep(pause)
