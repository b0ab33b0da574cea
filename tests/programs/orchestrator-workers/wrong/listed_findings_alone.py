# fault: the synthesiser gets the findings without their subtasks
import asyncio

async def orchestrate(planner, workers, synthesiser, goal):
    async def work(model, subtask):
        return model([{"role": "user", "content": subtask}])["text"]

    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    findings = await asyncio.gather(*map(work, workers, subtasks))
    return synthesiser([{"role": "user", "content": "\n".join([f"Goal: {goal}", *findings])}])["text"]
