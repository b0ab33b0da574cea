import asyncio
async def orchestrate(planner, workers, synthesiser, goal):
    say = lambda m, s: m([{"role": "user", "content": s}])["text"]
    parts = [p for p in (await asyncio.to_thread(say, planner, f"Split: {goal}")).split(";") if p.strip()]
    found = await asyncio.gather(*(asyncio.to_thread(say, w, f"Do: {p.strip()}") for w, p in zip(workers, parts)))
    return await asyncio.to_thread(say, synthesiser, f"{goal}: " + "".join(f"\n{p}: {f}" for p, f in zip(parts, found)))
