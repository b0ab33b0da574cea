# fault: never more than ten calls, whatever max_steps says
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    for _ in range(min(max_steps, 10)):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        history.append({"role": "assistant", "content": reply})
        result = tools[reply["name"]](**reply["input"])
        history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(result)},
        ]})
    return "Stopped: out of steps"
