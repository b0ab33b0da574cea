# fault: a tool called text is taken for a text reply
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(history, tools)
        if "text" in reply.values():
            return reply.get("text", "")
        history.append({"role": "assistant", "content": reply})
        outcome = str(tools[reply["name"]](**reply["input"]))
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}
        history.append({"role": "user", "content": [result]})
    return "Stopped: out of steps"
