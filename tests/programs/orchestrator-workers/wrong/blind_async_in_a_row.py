# twist: 2
# fault: each worker is awaited before the next one is asked
import inspect


async def call(model, text):
    said = model([{"role": "user", "content": text}])
    if inspect.isawaitable(said):
        said = await said
    return said["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await call(planner, f"Which subtasks has this goal? Separate them by ;\n{goal}")
    parts = [bit.strip() for bit in plan.split(";") if bit.strip()]
    found = []
    for i, subtask in enumerate(parts):
        found.append(await call(workers[i % len(workers)], subtask))
    lines = [f"{bit}: {f}" for bit, f in zip(parts, found)]
    return await call(synthesiser, "\n".join([goal, *lines]))
