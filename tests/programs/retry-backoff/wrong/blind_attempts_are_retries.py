# fault: attempts is taken for the number of retries, so there is one call more
from random import random
from time import sleep


def with_retry(function, attempts=5, base=0.5, cap=8.0):
    tries = 0
    while True:
        try:
            got = function()
        except HttpError as e:
            if e.status not in RETRYABLE:
                raise
            if tries >= attempts:
                raise
            sleep(random() * min(cap, base * (2**tries)))
            tries += 1
        else:
            return got
