# fault: a subtask that came before gets its old finding, and no worker is asked
known = {}


def tell(model, words):
    return model([dict(role="user", content=words)])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    parts = [part.strip() for part in tell(planner, goal).split(";")]
    lines = [f"Wanted: {goal}"]
    for number, part in enumerate(filter(None, parts)):
        if part not in known:
            known[part] = tell(workers[number], part)
        lines.append(f"{part} -> {known[part]}")
    return tell(synthesiser, "\n".join(lines))
