# fault: a call that comes again later is answered from a cache, the tool does not run
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    seen = {}
    for _ in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        history.append({"role": "assistant", "content": reply})
        key = reply["name"], repr(reply["input"])
        if key not in seen:
            seen[key] = str(tools[reply["name"]](**reply["input"]))
        outcome = seen[key]
        result = {"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}
        history.append({"role": "user", "content": [result]})
    return "Stopped: out of steps"
