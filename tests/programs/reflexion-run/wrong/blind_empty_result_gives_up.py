# fault: an attempt that gives None ends the run, though attempts are left
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    for number in range(1, max_attempts + 1):
        result = attempt(task, list(reflections))
        passed, feedback = verify(task, result)
        if passed or number == max_attempts or result is None:
            break
        reflections.append(reflect(task, result, feedback))
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}
