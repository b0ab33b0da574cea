from itertools import count


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    notes = []

    def step(n):
        result = attempt(task, [*notes])
        ok, feedback = verify(task, result)
        if ok or n == max_attempts:
            return dict(passed=bool(ok), result=result, attempts=n, reflections=notes)
        notes.append(reflect(task, result, feedback))

    return next(filter(None, map(step, count(1))))
