# fault: the content of the result message is the bare block, not a list with one tool result
def tool_message(uid, value):
    return {"role": "user", "content": {"type": "tool_result", "tool_use_id": uid, "content": str(value)}}


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    steps = 0
    while steps < max_steps:
        steps += 1
        reply = model(messages, tools)
        messages.append({"role": "assistant", "content": reply})
        if reply["type"] == "text":
            return reply["text"]
        messages.append(tool_message(reply["id"], tools[reply["name"]](**reply["input"])))
    return "Stopped"
