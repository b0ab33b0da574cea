# twist: 1
# fault: zip ends with the workers, the subtasks beyond them are lost
import asyncio

async def run_worker(model, subtask):
    return f"{subtask}: " + model([{"role": "user", "content": subtask}])["text"]

async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    notes = await asyncio.gather(*[run_worker(m, s) for m, s in zip(workers, subtasks)])
    return synthesiser([{"role": "user", "content": "\n".join([goal, *notes])}])["text"]
