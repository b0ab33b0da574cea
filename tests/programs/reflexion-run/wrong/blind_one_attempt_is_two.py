# fault: with one attempt allowed there are two when the first one fails
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []
    number = 1
    while True:
        result = attempt(task, list(reflections))
        passed, feedback = verify(task, result)
        if passed or (number >= max_attempts and number > 1):
            break
        reflections.append(reflect(task, result, feedback))
        number += 1
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}
