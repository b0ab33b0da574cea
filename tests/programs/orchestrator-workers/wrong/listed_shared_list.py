# fault: the workers share one list, so that a call holds the subtasks of the others
async def orchestrate(boss, hands, writer, objective):
    listing = boss([{"role": "user", "content": objective}])["text"]
    parts = [line.strip() for line in listing.split(";") if line.strip()]
    log, notes = [], []
    for lm, part in zip(hands, parts):
        log.append({"role": "user", "content": f"Research: {part}"})
        move = lm(log)
        log.append({"role": "assistant", "content": move["text"]})
        notes.append((part, move["text"]))
    bundle = "\n".join(f"- {line}: {g}" for line, g in notes)
    return writer([{"role": "user", "content": f"Goal: {objective}\n{bundle}"}])["text"]
