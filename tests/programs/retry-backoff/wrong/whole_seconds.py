# fault: the random time is a whole number of seconds, so below a ceiling of one second it is always 0
from random import randint
from time import sleep


def with_retry(fn, attempts=5, base=0.5, cap=8.0):
    for n in range(attempts):
        try:
            return fn()
        except HttpError as exc:
            if exc.status not in RETRYABLE or n == attempts - 1:
                raise
            sleep(randint(0, int(min(cap, base * 2 ** n))))
