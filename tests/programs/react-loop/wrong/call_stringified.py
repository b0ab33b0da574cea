# fault: the assistant message holds the str of the reply, not the reply itself
def run(model, tools, task, max_steps=5):
    messages = [dict(role="user", content=task)]
    for _ in range(max_steps):
        reply = model(messages, tools=tools)
        messages.append(dict(role="assistant", content=str(reply)))
        if reply["type"] == "text":
            return reply["text"]
        out = tools[reply["name"]](**reply["input"])
        messages.append(dict(role="user", content=[dict(type="tool_result", tool_use_id=reply["id"], content=str(out))]))
    return "Stopped"
