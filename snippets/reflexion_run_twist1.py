def reflexion_run(attempt, verify, reflect, task, max_attempts=3, memory=None):
    reflections = [] if memory is None else memory  #: callers_memory
    earlier = len(reflections)  #: only_own
    for number in range(1, max_attempts + 1):  #: bounded
        result = attempt(task, reflections)  #: see_memory
        passed, feedback = verify(task, result)  #: outside
        if passed:  #: stop_at_pass
            break
        if memory is not None or number < max_attempts:  #: for_the_next_run
            reflections.append(reflect(task, result, feedback))  #: learn
    own = reflections[earlier:]  #: only_own
    return {"passed": passed, "result": result, "attempts": number, "reflections": own}  #: honest_end


if __name__ == "__main__":

    def attempt(task, reflections):
        return len(reflections)

    def verify(task, result):
        return result == task, f"{result} is not {task}"

    def reflect(task, result, feedback):
        return f"next time more than {result}"

    memory = []
    for _ in range(2):
        report = reflexion_run(attempt, verify, reflect, 3, 2, memory)
        print(report["passed"], report["result"], memory)
