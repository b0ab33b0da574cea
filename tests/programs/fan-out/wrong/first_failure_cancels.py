# fault: the first failure cancels the others and loses their results
import asyncio


async def fan_out(names, question):
    tasks = {n: asyncio.create_task(worker(n, question)) for n in names}
    done, pending = await asyncio.wait(tasks.values(), return_when=asyncio.FIRST_EXCEPTION)
    for task in pending:
        task.cancel()
    good, bad = [], []
    for name, task in tasks.items():
        if task in pending:
            continue
        if task.exception():
            bad.append((name, task.exception()))
        else:
            good.append((name, task.result()))
    return good, bad
