# fault: one failure is raised and costs everybody else's result
import asyncio


async def fan_out(names, question):
    good, bad = [], []
    tasks = [asyncio.create_task(worker(n, question)) for n in names]
    results = await asyncio.gather(*tasks)
    for name, result in zip(names, results):
        if isinstance(result, Exception):
            bad.append((name, result))
        else:
            good.append((name, result))
    return good, bad
