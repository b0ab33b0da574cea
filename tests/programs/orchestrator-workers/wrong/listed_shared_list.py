# fault: the workers share one list, so that a call holds the subtasks of the others
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    history, findings = [], []
    for model, subtask in zip(workers, subtasks):
        history.append({"role": "user", "content": f"Research: {subtask}"})
        reply = model(history)
        history.append({"role": "assistant", "content": reply["text"]})
        findings.append((subtask, reply["text"]))
    bundle = "\n".join(f"- {s}: {f}" for s, f in findings)
    return synthesiser([{"role": "user", "content": f"Goal: {goal}\n{bundle}"}])["text"]
