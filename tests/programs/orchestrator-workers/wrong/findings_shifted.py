# fault: the synthesiser gets the findings beside the wrong subtasks
import asyncio

async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]

    async def work(model, subtask):
        return model([{"role": "user", "content": subtask}])["text"]

    findings = await asyncio.gather(*[work(m, s) for m, s in zip(workers, subtasks)])
    bundle = "\n".join(f"{s}: {f}" for s, f in zip(sorted(subtasks), findings))
    return synthesiser([{"role": "user", "content": f"{goal}\n{bundle}"}])["text"]
