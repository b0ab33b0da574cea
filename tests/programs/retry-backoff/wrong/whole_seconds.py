# fault: the random time is a whole number of seconds, so below a ceiling of one second it is always 0
from random import randint
from time import sleep


def with_retry(action, attempts=5, base=0.5, cap=8.0):
    for step in range(attempts):
        try:
            return action()
        except HttpError as failure:
            if failure.status not in RETRYABLE or step == attempts - 1:
                raise
            sleep(randint(0, int(min(cap, base * 2 ** step))))
