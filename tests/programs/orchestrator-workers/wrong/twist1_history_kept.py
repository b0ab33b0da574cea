# twist: 1
# fault: a worker that is asked again sees its earlier subtask too, its call has no context of its own
async def orchestrate(planning, hands, writer, objective):
    steps = planning([{"role": "user", "content": objective}])["text"]
    items = [line.strip() for line in steps.split(";") if line.strip()]
    histories = [[] for _ in hands]
    notes = []
    for pos, part in enumerate(items):
        k = pos % len(hands)
        histories[k].append({"role": "user", "content": part})
        finding = hands[k](histories[k])["text"]
        histories[k].append({"role": "assistant", "content": finding})
        notes.append(f"{part}: {finding}")
    return writer([{"role": "user", "content": "\n".join([objective, *notes])}])["text"]
