# fault: every worker sees the whole plan, with the subtasks of the others
import asyncio


async def orchestrate(boss, team, combiner, request):
    steps = boss([{"role": "user", "content": request}])["text"]
    jobs = [t.strip() for t in steps.split(";") if t.strip()]

    async def work(brain, part):
        return brain(
            [{"role": "system", "content": f"The plan: {steps}"}, {"role": "user", "content": f"Do only: {part}"}]
        )["text"]

    found = await asyncio.gather(*[work(msg, t) for msg, t in zip(team, jobs)])
    bundle = "\n".join(f"{t}: {g}" for t, g in zip(jobs, found))
    return combiner([{"role": "user", "content": f"{request}\n{bundle}"}])["text"]
