# fault: a pass is written into the memory too
# twist: 1
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own = []
    earlier = list(memory) if memory is not None else []
    for number in range(1, max_attempts + 1):
        result = attempt(task, earlier + own)
        passed, feedback = verify(task, result)
        if passed and memory is not None:
            memory.append("passed: " + str(result))
        if passed:
            break
        if memory is None and number == max_attempts:
            break
        lesson = reflect(task, result, feedback)
        own.append(lesson)
        if memory is not None:
            memory.append(lesson)
    return {"passed": passed, "result": result, "attempts": number, "reflections": own}
