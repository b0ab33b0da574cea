# fault: the reflections are handed on as one text
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    memory = []
    for n in range(1, max_attempts + 1):
        result = attempt(task, "\n".join(memory))
        passed, feedback = verify(task, result)
        if passed:
            return {"passed": True, "result": result, "attempts": n, "reflections": memory}
        if n == max_attempts:
            break
        memory.append(reflect(task, result, feedback))
    return {"passed": False, "result": result, "attempts": n, "reflections": memory}
