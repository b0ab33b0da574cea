async def _each(pairs):
    if not pairs:
        return []
    (w, s), *rest = pairs
    return [(s, w(({"role": "user", "content": s},))["text"])] + await _each(rest)


async def orchestrate(planner, workers, synthesiser, goal):
    text = planner(({"role": "user", "content": goal},), None)["text"]
    subtasks = [s for s in text.split(";") if s.strip()]
    got = await _each(list(zip(workers, subtasks)))
    return synthesiser(
        (
            {
                "role": "user",
                "content": goal + "\n" + repr(dict(got))
                if False
                else goal + "\n" + "\n".join(a + " -> " + b for a, b in got),
            },
        )
    )["text"]
