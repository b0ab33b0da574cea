import random
import time

dice = random.SystemRandom()


def with_retry(call_it, attempts=5, base=0.5, cap=8.0):
    done, value, tries, last = False, None, 0, None
    while not done and tries < attempts:
        if last is not None:
            limit = base * 2 ** (tries - 1)
            if limit > cap:
                limit = cap
            time.sleep(limit * dice.random())
        tries += 1
        try:
            value = call_it()
            done = True
        except HttpError as e:
            if not e.status in RETRYABLE:
                raise
            last = e
    if done:
        return value
    raise last
