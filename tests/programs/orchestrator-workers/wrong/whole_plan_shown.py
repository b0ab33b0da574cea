# fault: every worker sees the whole plan, with the subtasks of the others
import asyncio

async def orchestrate(planner, workers, synthesiser, goal):
    plan = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]

    async def work(model, subtask):
        return model([{"role": "system", "content": f"The plan: {plan}"},
                      {"role": "user", "content": f"Do only: {subtask}"}])["text"]

    findings = await asyncio.gather(*[work(m, s) for m, s in zip(workers, subtasks)])
    bundle = "\n".join(f"{s}: {f}" for s, f in zip(subtasks, findings))
    return synthesiser([{"role": "user", "content": f"{goal}\n{bundle}"}])["text"]
