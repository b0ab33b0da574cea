# twist: 1
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = [reply] if isinstance(reply, dict) else list(reply)
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "\n".join(b["text"] for b in blocks if b["type"] == "text")
        messages.append({"role": "assistant", "content": blocks})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": str(tools[c["name"]](**c["input"]))}
            for c in calls
        ]})
    return "Stopped: step budget exhausted."
