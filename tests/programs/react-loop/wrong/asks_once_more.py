# fault: after a text reply the model is called again for a last check
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for i in range(max_steps):
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            if i + 1 < max_steps:
                messages.append({"role": "user", "content": "Are you sure?"})
                model(messages, tools)
            return reply["text"]
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped"
