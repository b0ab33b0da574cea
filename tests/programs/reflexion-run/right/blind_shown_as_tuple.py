def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = ()
    for number in range(1, max_attempts + 1):
        result = attempt(task, reflections)
        passed, feedback = verify(task, result)
        if passed or number == max_attempts:
            break
        reflections = (*reflections, reflect(task, result, feedback))
    return {"passed": passed, "result": result, "attempts": number, "reflections": list(reflections)}
