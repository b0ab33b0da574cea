# fault: `format` goes over the subtask as well, so one with braces in it breaks the worker's prompt
def told(model, content):
    return model([{"role": "user", "content": content}])["text"]


async def orchestrate(planner, workers, synthesiser, goal):
    parts = [part.strip() for part in told(planner, goal).split(";") if part.strip()]
    lines = [goal]
    for part, worker in zip(parts, workers):
        lines.append(part + " -> " + told(worker, ("In all: {wanted}. Yours: " + part).format(wanted=goal)))
    return told(synthesiser, "\n".join(lines))
