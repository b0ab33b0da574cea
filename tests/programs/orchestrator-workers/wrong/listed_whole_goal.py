# fault: every worker is asked the whole goal, its subtask is not in its messages
import asyncio

async def run_worker(model, goal):
    return model([{"role": "user", "content": f"Research: {goal}"}])["text"]

async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": f"Subtasks for {goal}"}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    findings = await asyncio.gather(*[run_worker(workers[i], goal) for i in range(len(subtasks))])
    pairs = "\n".join(f"{s}: {f}" for s, f in zip(subtasks, findings))
    return synthesiser([{"role": "user", "content": f"{goal}\n{pairs}"}])["text"]
