# twist: 1
# fault: a reflection that an earlier run had too is not reported
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own = []
    before = list(memory or [])
    passed, result, n = False, None, 0
    while n < max_attempts:
        n += 1
        seen = list(memory) if memory is not None else list(own)
        result = attempt(task, seen)
        passed, feedback = verify(task, result)
        if passed:
            break
        if n < max_attempts or memory is not None:
            note = reflect(task, result, feedback)
            own.append(note)
            if memory is not None:
                memory.append(note)
    return {"passed": passed, "result": result, "attempts": n, "reflections": own if memory is None else [r for r in memory if r not in before]}
