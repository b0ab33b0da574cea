# fault: the plan is cut at commas
def ask(model, content):
    return model([{"role": "user", "content": content}])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = ask(planner, "Split this into subtasks, with ; between them: " + goal)
    subtasks = [part.strip() for part in plan.split(",") if part.strip()]
    findings = {}
    for position, subtask in enumerate(subtasks):
        findings[subtask] = ask(workers[position], "Do this: " + subtask)
    report = "\n".join(f"* {subtask} -> {finding}" for subtask, finding in findings.items())
    return ask(synthesiser, f"Goal: {goal}\n{report}")
