# fault: the tool is called twice for one tool call, once for the log and once for the history
def run(model, tools, task, max_steps=5):
    messages, log = [{"role": "user", "content": task}], []
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        fn = tools[reply["name"]]
        log.append((reply["name"], fn(**reply["input"])))
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(fn(**reply["input"]))}]})
    return "Stopped: step budget exhausted"
