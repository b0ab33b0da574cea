# fault: the synthesiser is asked without the goal
def ask(model, content):
    return model([{"role": "user", "content": content}])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    subtasks = [s.strip() for s in ask(planner, goal).split(";") if s.strip()]
    findings = {s: ask(w, s) for w, s in zip(workers, subtasks)}
    return ask(synthesiser, "Write the answer from:\n" + "\n".join(f"{k}: {v}" for k, v in findings.items()))
