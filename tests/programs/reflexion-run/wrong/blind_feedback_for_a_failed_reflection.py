# fault: where reflect raises, the feedback is kept in its place and the run goes on
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    for number in range(1, max_attempts + 1):
        result = attempt(task, list(reflections))
        passed, feedback = verify(task, result)
        if passed or number == max_attempts:
            break
        try:
            reflections.append(reflect(task, result, feedback))
        except Exception:
            reflections.append(feedback)
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}
