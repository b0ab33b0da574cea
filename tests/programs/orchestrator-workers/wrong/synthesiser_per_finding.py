# fault: the synthesiser is asked once per finding, not once
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    bundle, answer = f"Goal: {goal}", ""
    for worker, subtask in zip(workers, subtasks):
        finding = worker([{"role": "user", "content": subtask}])["text"]
        bundle += f"\n{subtask}: {finding}"
        answer = synthesiser([{"role": "user", "content": bundle}])["text"]
    return answer
