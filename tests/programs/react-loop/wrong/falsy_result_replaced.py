# fault: a falsy result (0, an empty list) is replaced by "done", so the content is not the str of what the tool returned
def run(model, tools, task, max_steps=5):
    def observe(reply):
        return str(tools[reply["name"]](**reply["input"]) or "done")

    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.extend([
            {"role": "assistant", "content": reply},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": observe(reply)}]},
        ])
    return "Stopped"
