# fault: each attempt is shown the last reflection alone
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    notes = []
    for n in range(1, max_attempts + 1):
        result = attempt(task, notes[-1:])
        ok, feedback = verify(task, result)
        if ok:
            return dict(passed=True, result=result, attempts=n, reflections=notes)
        if n < max_attempts:
            notes.append(reflect(task, result, feedback))
    return dict(passed=False, result=result, attempts=n, reflections=notes)
