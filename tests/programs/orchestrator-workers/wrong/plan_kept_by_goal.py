# fault: a goal that came before gets its old plan
plans = {}


def tell(model, words):
    return model([dict(role="user", content=words)])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    if goal not in plans:
        plans[goal] = [part.strip() for part in tell(planner, goal).split(";") if not part.isspace() and part]
    lines = [f"{part} -> {tell(worker, part)}" for part, worker in zip(plans[goal], workers)]
    return tell(synthesiser, "\n".join([f"Wanted: {goal}", *lines]))
