# fault: the tool result is appended before the assistant message with the call it answers
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        match reply:
            case {"type": "text"}:
                return reply["text"]
            case {"type": "tool_call"}:
                out = tools[reply["name"]](**reply["input"])
                messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
        messages.append({"role": "assistant", "content": reply})
    return "Stopped: budget"
