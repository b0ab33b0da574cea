# twist: 1
import asyncio
from itertools import cycle


async def research(model, subtask):
    return subtask, model([{"role": "user", "content": f"Your one job: {subtask}"}])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": f"Subtasks for: {goal}"}])["text"]
    subtasks = filter(None, (s.strip() for s in plan.split(";")))
    findings = await asyncio.gather(*[research(m, s) for s, m in zip(subtasks, cycle(workers))])
    return synthesiser(
        [{"role": "user", "content": f"Goal: {goal}"}] + [{"role": "user", "content": f"{s}: {f}"} for s, f in findings]
    )["text"]
