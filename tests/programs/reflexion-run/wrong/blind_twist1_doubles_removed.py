# twist: 1
# fault: doubles in the memory are removed when a reflection is added
def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    own = []
    shared = [] if memory is None else memory
    for number in range(1, max_attempts + 1):
        result = attempt(task, list(shared))
        passed, feedback = verify(task, result)
        if passed or (number == max_attempts and memory is None):
            break
        own.append(reflect(task, result, feedback))
        shared[:] = list(dict.fromkeys([*shared, own[-1]])) if memory is not None else [*shared, own[-1]]
    return {"passed": passed, "result": result, "attempts": number, "reflections": own}
