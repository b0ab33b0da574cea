# fault: pairs are kept by finding, so of two that are equal one subtask is lost
def tell(model, words):
    return model([dict(role="user", content=words)])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    parts = [part.strip() for part in tell(planner, goal).split(";")]
    came_from = {tell(worker, part): part for part, worker in zip(filter(None, parts), workers)}
    lines = [f"{part} -> {found}" for found, part in came_from.items()]
    return tell(synthesiser, "\n".join([f"Wanted: {goal}", *lines]))
