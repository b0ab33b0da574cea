# twist: 2
# fault: no more than four async workers run at a time
import asyncio, inspect


async def orchestrate(planner, workers, synthesiser, goal):
    subs = [s.strip() for s in planner([{"role": "user", "content": goal}])["text"].split(";") if s.strip()]
    sem = asyncio.Semaphore(4)

    async def ask(w, s):
        async with sem:
            r = w([{"role": "user", "content": s}])
            return (await r if inspect.isawaitable(r) else r)["text"]

    fs = await asyncio.gather(*(ask(w, s) for w, s in zip(workers, subs)))
    return synthesiser([{"role": "user", "content": goal + "".join(f"\n{s}: {f}" for s, f in zip(subs, fs))}])["text"]
