import random, time


def with_retry(func, attempts=5, base=0.5, cap=8.0):
    def go(turn):
        try:
            return ("ok", func())
        except HttpError as x:
            if x.status in RETRYABLE and turn < attempts - 1:
                return ("again", x)
            raise

    for turn in range(attempts):
        expected, val = go(turn)
        if expected == "ok":
            return val
        one = random.uniform(0, min(cap, base * 2**turn))
        time.sleep(one / 2)
        time.sleep(one / 2)
