# fault: `format` goes over the findings as well, so one with braces in it breaks the last prompt
def told(model, content):
    return model([{"role": "user", "content": content}])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    parts = [part.strip() for part in told(planner, goal).split(";") if part.strip()]
    lines = [f"{part} -> {told(worker, part)}" for part, worker in zip(parts, workers)]
    return told(synthesiser, ("Wanted: {wanted}\n" + "\n".join(lines)).format(wanted=goal))
