# twist: 3
# fault: no guard, the same call twice running does not end the loop
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    while max_steps > 0:
        max_steps -= 1
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        messages.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(tools[reply["name"]](**reply["input"]))}]})
    return "Stopped: step budget exhausted"
