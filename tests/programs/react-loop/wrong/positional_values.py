# fault: the tool is called with the input's values by position, not with the input as keyword arguments
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        out = tools[reply["name"]](*reply["input"].values())
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped: out of steps"
