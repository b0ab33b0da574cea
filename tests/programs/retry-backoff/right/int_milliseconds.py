import random, time


def with_retry(handler, attempts=5, base=0.5, cap=8.0):
    nr = 0
    while True:
        try:
            return handler()
        except HttpError as exc:
            nr += 1
            if not (exc.status in RETRYABLE and nr < attempts):
                raise
            time.sleep(random.randint(0, int(min(cap, base * 2 ** (nr - 1)) * 1000)) / 1000)
