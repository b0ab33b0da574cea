# fault: no cap, the loop goes on for as long as the model asks for tools
def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    reply = model(messages, tools)
    while reply["type"] == "tool_call":
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
        reply = model(messages, tools)
    return reply["text"] or "Stopped"
