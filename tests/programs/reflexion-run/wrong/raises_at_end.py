# fault: out of attempts, it raises
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    memory = []
    for n in range(1, max_attempts + 1):
        result = attempt(task, memory)
        passed, feedback = verify(task, result)
        if passed:
            return {"passed": True, "result": result, "attempts": n, "reflections": memory}
        if n == max_attempts:
            break
        memory.append(reflect(task, result, feedback))
    raise RuntimeError("not passed")
