async def delegate(pairs):
    """Findings for the pairs of (model, subtask), head first."""
    match pairs:
        case []:
            return []
        case [(model, subtask), *rest]:
            reply = model([{"role": "user", "content": f"Research: {subtask}. Be short."}])
            return [(subtask, reply["text"])] + await delegate(rest)


async def orchestrate(planner, workers, synthesiser, goal):
    text = planner([{"role": "user", "content": goal}])["text"]
    subtasks = [s.strip() for s in text.split(";") if not s.isspace() and s != ""]
    findings = await delegate(list(zip(workers, subtasks)))
    table = "\n".join(" | ".join(row) for row in findings)
    return synthesiser([{"role": "user", "content": f"{table}\n\nAll of this was for: {goal}"}])["text"]
