# fault: a run that passed gives back no reflections, though it made some
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    for number in range(1, max_attempts + 1):
        result = attempt(task, list(reflections))
        passed, feedback = verify(task, result)
        if passed:
            return {"passed": True, "result": result, "attempts": number, "reflections": []}
        if number < max_attempts:
            reflections.append(reflect(task, result, feedback))
    return {"passed": False, "result": result, "attempts": number, "reflections": reflections}
