# The reflection is made at the start of the next attempt, when it is known that there is one.
def reflexion_run(attempt, verify, reflect, task, max_attempts=3):
    report = {"passed": False, "result": None, "attempts": 0, "reflections": [], "feedback": None}
    while not report["passed"] and report["attempts"] < max_attempts:
        if report["attempts"]:
            report["reflections"].append(reflect(task, report["result"], report["feedback"]))
        report["result"] = attempt(task, report["reflections"])
        report["passed"], report["feedback"] = verify(task, report["result"])
        report["attempts"] += 1
    return report
