# fault: the tools are passed to the model at the first call only
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for step in range(max_steps):
        reply = model(messages, tools) if step == 0 else model(messages)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped"
