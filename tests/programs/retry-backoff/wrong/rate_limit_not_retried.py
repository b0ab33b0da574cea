# fault: a 429 is raised at once as a client error, though it is retryable
import random
import time


def with_retry(work, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for y in range(attempts):
        try:
            return work()
        except HttpError as trouble:
            match trouble.status:
                case status if 400 <= status < 500:
                    raise
                case status if status not in RETRYABLE or y == attempts - 1:
                    raise
            time.sleep(random.uniform(0, min(cap, base * 2**y)))
