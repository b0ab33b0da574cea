# twist: 1
import asyncio
from concurrent.futures import ThreadPoolExecutor


async def orchestrate(planner, workers, synthesiser, goal):
    subs = [s.strip() for s in planner([{"role": "user", "content": goal}])["text"].split(";") if s.strip()]
    n = len(workers)

    async def lane(k):
        return [
            (i, (await asyncio.to_thread(workers[k], [{"role": "user", "content": subs[i]}]))["text"])
            for i in range(k, len(subs), n)
        ]

    out = dict(x for l in await asyncio.gather(*map(lane, range(n))) for x in l)
    return synthesiser(
        [
            {"role": "user", "content": goal},
            *({"role": "user", "content": f"{subs[i]}: {out[i]}"} for i in range(len(subs))),
        ]
    )["text"]
