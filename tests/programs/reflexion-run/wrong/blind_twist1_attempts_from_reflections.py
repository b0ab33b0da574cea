# twist: 1
# fault: a run that did not pass counts one attempt too many, from its reflections
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own, earlier = [], list(memory or [])
    for number in range(1, max_attempts + 1):
        result = attempt(task, earlier + own)
        passed, feedback = verify(task, result)
        if passed or (number == max_attempts and memory is None):
            break
        own.append(reflect(task, result, feedback))
        if memory is not None:
            memory.append(own[-1])
    return {"passed": passed, "result": result, "attempts": len(own) + 1, "reflections": own}
