def trials(attempt, verify, reflect, task):
    """Each attempt with its verdict; what is learnt is learnt when the next one is asked for."""
    lessons = []
    while True:
        result = attempt(task, lessons[:])
        passed, feedback = verify(task, result)
        yield passed, result, list(lessons)
        lessons += [reflect(task, result, feedback)]


def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    for number, (passed, result, lessons) in enumerate(trials(attempt, verify, reflect, task), start=1):
        if passed or number >= max_attempts:
            return dict(passed=passed, result=result, attempts=number, reflections=lessons)
