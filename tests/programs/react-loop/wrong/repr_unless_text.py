# fault: what is no string is given by its repr, not its str
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        history.append({"role": "assistant", "content": reply})
        result = tools[reply["name"]](**reply["input"])
        history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": result if isinstance(result, str) else repr(result)},
        ]})
    return "Stopped: out of steps"
