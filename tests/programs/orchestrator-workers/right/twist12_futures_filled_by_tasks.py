# twist: 1
# twist: 2
import asyncio


async def orchestrate(planner, workers, synthesiser, goal):
    loop = asyncio.get_running_loop()

    def msg(*lines):
        return [{"role": "user", "content": "\n".join(lines)}]

    subtasks = list(filter(str.strip, planner(msg("Plan:", goal))["text"].split(";")))
    results = [loop.create_future() for _ in subtasks]

    async def fill(i):
        out = workers[i % len(workers)](msg("Only this:", subtasks[i].strip()))
        results[i].set_result((await out if asyncio.iscoroutine(out) else out)["text"])

    running = {asyncio.create_task(fill(i)) for i in range(len(subtasks))}
    if running:
        done, pending = await asyncio.wait(running)
        for task in done:
            task.result()
    body = [f"{s.strip()}: {r.result()}" for s, r in zip(subtasks, results)]
    return synthesiser(msg("Goal: " + goal, *body))["text"]
