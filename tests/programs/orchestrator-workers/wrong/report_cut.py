# fault: the synthesiser is told the beginning of a long report
ROOM = 4000


def tell(model, words):
    return model([dict(role="user", content=words[:ROOM])])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    parts = [part.strip() for part in tell(planner, goal).split(";")]
    lines = [f"{part} -> {tell(worker, part)}" for part, worker in zip(filter(None, parts), workers)]
    return tell(synthesiser, "\n".join([f"Wanted: {goal}", *lines]))
