def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    reflections = []  #: own_memory
    for number in range(1, max_attempts + 1):  #: bounded
        result = attempt(task, reflections)  #: see_memory
        passed, feedback = verify(task, result)  #: outside
        if passed:  #: stop_at_pass
            break
        if number < max_attempts:  #: not_after_last
            reflections.append(reflect(task, result, feedback))  #: learn
    return {"passed": passed, "result": result, "attempts": number, "reflections": reflections}  #: honest_end


if __name__ == "__main__":

    def attempt(task, reflections):
        print(f"  knows: {reflections}")
        return "2026-11-30" if "The dates are seconds since 1970." in reflections else "30/11"

    def verify(task, result):
        return result.startswith(task), f"expected {task}-..., got {result}"

    def reflect(task, result, feedback):
        return "The dates are seconds since 1970." if "got 30/11" in feedback else "I don't know."

    for task in ("2026", "1999"):
        report = reflexion_run(attempt, verify, reflect, task, 2)
        print(report["passed"], report["result"], f"after {report['attempts']} attempts")
