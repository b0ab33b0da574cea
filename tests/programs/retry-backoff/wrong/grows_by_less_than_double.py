# fault: the longest wait grows by four fifths from retry to retry and not to the double
import random
import time


def with_retry(ask, attempts=5, base=0.5, cap=8.0):
    top, left = base, attempts
    while True:
        left -= 1
        try:
            return ask()
        except HttpError as trouble:
            if not left or trouble.status not in RETRYABLE:
                raise
        time.sleep(random.random() * min(top, cap))
        top *= 1.8
