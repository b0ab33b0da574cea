# The observation of the last step would never be read by the model,
# so the tool is not run for it.
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    left = max_steps
    while left > 0:
        left -= 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        if left == 0:
            break
        messages += [
            {"role": "assistant", "content": reply},
            {"role": "user", "content": [
                {"type": "tool_result", "tool_use_id": reply["id"],
                 "content": str(tools[reply["name"]](**reply["input"]))}]},
        ]
    return "Stopped"
