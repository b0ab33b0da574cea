# twist: 1
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None, *, _number=1, _own=()):
    result = attempt(task, [*(memory or ())] if memory is not None else [*_own])
    passed, feedback = verify(task, result)
    report = {"passed": passed, "result": result, "attempts": _number, "reflections": list(_own)}
    if passed or (memory is None and _number >= max_attempts): return report
    lesson = reflect(task, result, feedback)
    if memory is not None: memory.append(lesson)
    if _number >= max_attempts: return {**report, "reflections": [*_own, lesson]}
    return reflexion_run(attempt, verify, reflect, task, max_attempts, memory, _number=_number + 1, _own=(*_own, lesson))
