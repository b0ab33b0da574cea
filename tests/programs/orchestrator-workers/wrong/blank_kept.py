# fault: blank subtasks are not dropped, they take a worker from the real ones
async def orchestrate(splitter, helpers, merger, objective):
    planned = splitter([{"role": "user", "content": objective}])["text"]
    parts = [bit.strip() for bit in planned.split(";")]
    lines = [f"{bit}: {who([{'role': 'user', 'content': bit}])['text']}" for who, bit in zip(helpers, parts)]
    return merger([{"role": "user", "content": objective + "\n" + "\n".join(lines)}])["text"]
