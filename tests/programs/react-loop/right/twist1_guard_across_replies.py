# twist: 1
# The first call of a reply is compared with the last one of the reply before.
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    last = None
    for _ in range(max_steps):
        reply = model(history, tools)
        blocks = [reply] if isinstance(reply, dict) else reply
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks if b["type"] == "text")
        if (calls[0]["name"], calls[0]["input"]) == last:
            return "Stopped: the same call twice running"
        last = calls[-1]["name"], calls[-1]["input"]
        results = [
            {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))} for b in calls
        ]
        history.append({"role": "assistant", "content": reply})
        history.append({"role": "user", "content": results})
    return "Stopped: too many steps"
