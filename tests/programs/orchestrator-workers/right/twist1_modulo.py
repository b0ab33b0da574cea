# twist: 1
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    lines = []
    for i, subtask in enumerate(subtasks):
        model = workers[i % len(workers)]
        # a new list for each call, also where a worker is asked twice
        lines.append(f"- {subtask}: {model([{'role': 'user', 'content': subtask}])['text']}")
    bundle = "\n".join(lines)
    return synthesiser([{"role": "user", "content": f"{goal}\n{bundle}"}])["text"]
