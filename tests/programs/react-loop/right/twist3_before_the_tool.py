# twist: 3
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    last = None
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        this = reply["name"], reply["input"]
        if this == last:
            return "Stopped: the same call twice in a row, the model is stuck."
        last = this
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped: step budget exhausted."
