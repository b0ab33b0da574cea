# fault: the tool result has no tool_use_id at all
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]

    def add(role, content):
        messages.append({"role": role, "content": content})

    for _ in range(max_steps):
        reply = model(messages, tools)
        add("assistant", reply)
        if reply["type"] == "text":
            return reply["text"]
        add("user", [{"type": "tool_result", "name": reply["name"], "content": str(tools[reply["name"]](**reply["input"]))}])
    return "Stopped"
