# fault: blank subtasks of the plan are not dropped
def prompt(text):
    return [{"role": "user", "content": text}]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner(prompt("Split this goal into subtasks separated by ';': " + goal))["text"]
    subtasks = [part.strip() for part in plan.split(";")]
    findings = []
    for i, subtask in enumerate(subtasks):
        findings.append((subtask, workers[i % len(workers)](prompt(subtask))["text"]))
    report = "\n".join(f"{s}: {f}" for s, f in findings)
    return synthesiser(prompt(f"Goal: {goal}\n{report}"))["text"]
