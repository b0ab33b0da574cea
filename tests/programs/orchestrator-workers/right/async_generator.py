import inspect


async def _call(m, text):
    r = m([{"role": "user", "content": text}])
    if inspect.isawaitable(r):
        r = await r
    return r["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    plan = await _call(planner, goal)

    async def findings():
        i = 0
        for part in plan.split(";"):
            part = part.strip()
            if not part:
                continue
            yield part, await _call(workers[i], part)
            i += 1

    lines = ["Goal: " + goal]
    async for s, f in findings():
        lines.append(s + " -> " + f)
    return await _call(synthesiser, "\n".join(lines))
