# fault: the tries are counted over all calls of with_retry, so a later call gets fewer than attempts tries
import random
import time

state = {"tries": 0}


def with_retry(target, attempts=5, base=0.5, cap=8.0):
    while True:
        try:
            return target()
        except HttpError as error:
            state["tries"] += 1
            if error.status not in RETRYABLE or state["tries"] >= attempts:
                raise
            time.sleep(random.uniform(0, min(cap, base * 2 ** (state["tries"] - 1))))
