# twist: 2
# fault: each worker is awaited before the next one is asked
import inspect


async def call(model, text):
    reply = model([{"role": "user", "content": text}])
    if inspect.isawaitable(reply):
        reply = await reply
    return reply["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await call(planner, f"Which subtasks has this goal? Separate them by ;\n{goal}")
    subtasks = [s.strip() for s in plan.split(";") if s.strip()]
    found = []
    for i, subtask in enumerate(subtasks):
        found.append(await call(workers[i % len(workers)], subtask))
    lines = [f"{s}: {f}" for s, f in zip(subtasks, found)]
    return await call(synthesiser, "\n".join([goal, *lines]))
