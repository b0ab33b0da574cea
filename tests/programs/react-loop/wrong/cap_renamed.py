# fault: the cap is not accepted by the keyword max_steps
def run(model, tools, task, limit=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(limit):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped after %d steps" % limit
