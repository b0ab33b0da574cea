# fault: an error of the verifier counts as a failed attempt
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    memory = []
    for n in range(1, max_attempts + 1):
        result = attempt(task, memory)
        try:
            passed, feedback = verify(task, result)
        except Exception as error:
            passed, feedback = False, str(error)
        if passed:
            return {"passed": True, "result": result, "attempts": n, "reflections": memory}
        if n == max_attempts:
            break
        memory.append(reflect(task, result, feedback))
    return {"passed": False, "result": result, "attempts": n, "reflections": memory}
