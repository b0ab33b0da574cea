# fault: a task group raises as soon as one worker failed, and the other results are lost
import asyncio


async def fan_out(names, question):
    tasks = {}
    async with asyncio.TaskGroup() as group:
        for name in names:
            tasks[name] = group.create_task(worker(name, question))
    good = [(name, task.result()) for name, task in tasks.items() if not task.exception()]
    bad = [(name, task.exception()) for name, task in tasks.items() if task.exception()]
    return good, bad
