# fault: reflect is given the result of the first attempt each time, with the right feedback
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections, results = [], []
    for number in range(1, max_attempts + 1):
        results.append(attempt(task, list(reflections)))
        passed, feedback = verify(task, results[-1])
        if passed or number == max_attempts:
            break
        reflections.append(reflect(task, results[0], feedback))
    return {"passed": passed, "result": results[-1], "attempts": number, "reflections": reflections}
