def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    left = max_attempts
    notes = ()

    def once():
        nonlocal left, notes
        left -= 1
        result = attempt(task, list(notes))
        passed, feedback = verify(task, result)
        if not passed and left:
            notes += (reflect(task, result, feedback),)
            return once()
        return passed, result

    verdict, last = once()
    return {"attempts": max_attempts - left, "result": last, "reflections": list(notes), "passed": verdict}
