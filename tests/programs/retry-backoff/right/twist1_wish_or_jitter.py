# twist: 1
import random
import time

def with_retry(act, attempts=5, base=0.5, cap=8.0):
    for count in range(attempts):
        try:
            return act()
        except HttpError as problem:
            if problem.status not in RETRYABLE or count + 1 == attempts:
                raise
            the_wish = vars(problem).get('retry_after')
            time.sleep(the_wish if the_wish else random.uniform(0, min(cap, base * 2 ** count)))
