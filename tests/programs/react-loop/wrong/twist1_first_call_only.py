# twist: 1
# fault: only the first call of a list is run and answered
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = [reply] if isinstance(reply, dict) else reply
        first = next((b for b in blocks if b["type"] == "tool_call"), None)
        if first is None:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": reply})
        out = tools[first["name"]](**first["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": first["id"], "content": str(out)}]})
    return "Stopped: out of steps"
