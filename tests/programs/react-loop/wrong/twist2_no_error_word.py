# twist: 2
# fault: the observation of a failed tool does not start with ERROR
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        try:
            seen, bad = str(tools[reply["name"]](**reply["input"])), False
        except Exception as exc:
            seen, bad = f"{reply['name']} failed with an ERROR: {exc!r}", True
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": seen, "is_error": bad}]})
    return "Stopped"
