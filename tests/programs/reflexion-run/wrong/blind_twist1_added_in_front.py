# twist: 1
# fault: new reflections are put at the front of the memory, not at its end
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own, earlier = [], list(memory or [])
    for number in range(1, max_attempts + 1):
        result = attempt(task, earlier + own)
        passed, feedback = verify(task, result)
        if passed or (number == max_attempts and memory is None):
            break
        own.append(reflect(task, result, feedback))
        if memory is not None:
            memory.insert(0, own[-1])
    return {"passed": passed, "result": result, "attempts": number, "reflections": own}
