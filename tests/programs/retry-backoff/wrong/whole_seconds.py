# fault: the random time is a whole number of seconds, so below a ceiling of one second it is always 0
from random import randint
from time import sleep


def with_retry(action, attempts: int = 5, base: float = 0.5, cap: float = 8.0):
    for u in range(attempts):
        try:
            return action()
        except HttpError as failure:
            if failure.status not in RETRYABLE or u == attempts - 1:
                raise
            sleep(randint(0, int(min(cap, base * 2**u))))
