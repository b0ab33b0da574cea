# twist: 3
# fault: the guard compares the whole replies, whose ids always differ, so a repeated name and input is not noticed
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    previous = None
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return reply["text"]
        if reply == previous:
            return "Stopped: going in circles"
        previous = reply
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped: step budget exhausted"
