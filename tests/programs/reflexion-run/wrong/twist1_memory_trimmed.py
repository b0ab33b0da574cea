# twist: 1
# fault: the memory keeps its last twenty alone
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own = []
    for number in range(1, max_attempts + 1):
        result = attempt(task, (own if memory is None else memory)[:])
        passed, feedback = verify(task, result)
        if passed or (number == max_attempts and memory is None):
            break
        lesson = reflect(task, result, feedback)
        own.append(lesson)
        if memory is not None:
            memory.append(lesson)
            del memory[:-20]
    return {"passed": passed, "result": result, "attempts": number, "reflections": own}
