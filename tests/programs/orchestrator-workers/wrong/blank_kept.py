# fault: blank subtasks are not dropped, they take a worker from the real ones
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";")]
    lines = [f"{s}: {w([{'role': 'user', 'content': s}])['text']}" for w, s in zip(workers, subtasks)]
    return synthesiser([{"role": "user", "content": goal + "\n" + "\n".join(lines)}])["text"]
