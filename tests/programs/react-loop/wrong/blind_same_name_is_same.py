# twist: 3
# fault: two calls of one tool count as a repeat although their input differs
def run(model, tools, task, max_steps=5):
    messages, last_tool = [{"role": "user", "content": task}], None
    for step in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        if reply["name"] == last_tool:
            return f"Stopped: {last_tool} was called twice in a row"
        last_tool = reply["name"]
        observation = str(tools[last_tool](**reply["input"]))
        messages.append({"role": "assistant", "content": reply})
        messages.append(
            {
                "role": "user",
                "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": observation}],
            }
        )
    return "Stopped: no steps left"
