# fault: with max_steps=0 the model is still called once
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    used = 0
    while True:
        reply = model(messages, tools)
        used += 1
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
        if used >= max_steps:
            return "Stopped: step budget exhausted"
