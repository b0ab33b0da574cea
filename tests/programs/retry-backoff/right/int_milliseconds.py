import random, time


def with_retry(handler, attempts=5, base=0.5, cap=8.0):
    u = 0
    while True:
        try:
            return handler()
        except HttpError as exc:
            u += 1
            if not (exc.status in RETRYABLE and u < attempts):
                raise
            time.sleep(random.randint(0, int(min(cap, base * 2 ** (u - 1)) * 1000)) / 1000)
