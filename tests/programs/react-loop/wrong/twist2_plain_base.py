# twist: 2
# fault: a tool that raises, or does not exist, raises out of the loop
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        value = tools[reply["name"]](**reply["input"])
        messages += ({"role": "assistant", "content": reply},
                     {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(value)}]})
    return "Stopped"
