# fault: off by one, the model is called max_steps + 1 times
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    step = 0
    while True:
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        step += 1
        if step > max_steps:
            return "Stopped: over the budget"
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
