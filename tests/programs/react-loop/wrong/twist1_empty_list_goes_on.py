# twist: 1
# fault: an empty list of blocks doesn't end the run
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        texts = [b["text"] for b in blocks if b["type"] == "text"]
        if texts and not calls:
            return "".join(texts)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": str(tools[c["name"]](**c["input"]))}
            for c in calls]})
    return "Stopped"
