# twist: 1
# fault: one worker more than limit runs at a time
import asyncio


async def fan_out(names, question, limit=None):
    running, results = set(), {}
    for name in names:
        task = asyncio.create_task(worker(name, question))
        results[name] = task
        running.add(task)
        while limit is not None and len(running) > limit:
            _, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    await asyncio.gather(*results.values(), return_exceptions=True)
    good, bad = [], []
    for name, task in results.items():
        if task.exception():
            bad.append((name, task.exception()))
        else:
            good.append((name, task.result()))
    return good, bad
