# fault: what attempt raises is taken for a failed attempt and does not go on
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    for number in range(1, max_attempts + 1):
        try:
            result = attempt(task, list(reflections))
        except Exception as error:
            result = None
            passed, feedback = False, str(error)
        else:
            passed, feedback = verify(task, result)
        if passed or number == max_attempts:
            break
        reflections.append(reflect(task, result, feedback))
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}
