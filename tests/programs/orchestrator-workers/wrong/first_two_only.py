# fault: only the first two subtasks are worked on, the others are lost
async def orchestrate(splitter, team, merger, mission):
    steps = splitter([{"role": "user", "content": f"List 2 subtasks for: {mission}"}])["text"]
    parts = [bit.strip() for bit in steps.split(";") if bit.strip()][:2]
    notes = [f"{bit}: {one([{'role': 'user', 'content': bit}])['text']}" for bit, one in zip(parts, team)]
    return merger([{"role": "user", "content": "\n".join([f"Goal: {mission}"] + notes)}])["text"]
