# twist: 1
# fault: what the last reflection raises does not reach the caller
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own = []
    passed, result, n = False, None, 0
    while n < max_attempts:
        n += 1
        seen = list(memory) if memory is not None else list(own)
        result = attempt(task, seen)
        passed, feedback = verify(task, result)
        if passed:
            break
        if n < max_attempts or memory is not None:
            try:
                note = reflect(task, result, feedback)
            except Exception:
                if n < max_attempts:
                    raise
                break
            own.append(note)
            if memory is not None:
                memory.append(note)
    return {"passed": passed, "result": result, "attempts": n, "reflections": own}
