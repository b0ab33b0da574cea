# twist: 2
# fault: a tool that raises ends the run with the error as the answer; the model never sees the observation
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        try:
            seen = str(tools[reply["name"]](**reply["input"]))
        except Exception as exc:
            return f"ERROR: {type(exc).__name__}: {exc}"
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return "Stopped"
