# fault: an attempt sees the last ten reflections alone
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    for number in range(1, max_attempts + 1):
        result = attempt(task, reflections[-10:])
        passed, feedback = verify(task, result)
        if passed or number == max_attempts:
            break
        reflections.append(reflect(task, result, feedback))
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}
