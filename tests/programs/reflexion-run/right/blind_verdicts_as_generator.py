from collections import deque
from itertools import islice


def _tries(attempt, verify, reflect, task, lessons):
    while True:
        result = attempt(task, [*lessons])
        passed, feedback = verify(task, result)
        yield passed, result
        if passed:
            return
        lessons.append(reflect(task, result, feedback))


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    lessons = []
    seen = list(islice(_tries(attempt, verify, reflect, task, lessons), max_attempts))
    ((passed, result),) = deque(seen, maxlen=1)
    return dict(passed=passed, result=result, attempts=len(seen), reflections=lessons)
