# twist: 1
# fault: each call of a reply is answered in a user message of its own, not all in one
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        messages.append({"role": "assistant", "content": reply})
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return " ".join(b["text"] for b in blocks)
        for c in calls:
            out = tools[c["name"]](**c["input"])
            messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": c["id"], "content": str(out)}]})
    return "Stopped"
