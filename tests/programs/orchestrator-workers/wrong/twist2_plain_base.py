# twist: 2
# fault: async workers are not awaited
async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    findings = [w([{"role": "user", "content": s}])["text"] for w, s in zip(workers, subtasks)]
    bundle = "\n".join(f"{s}: {f}" for s, f in zip(subtasks, findings))
    return synthesiser([{"role": "user", "content": f"{goal}\n{bundle}"}])["text"]
