# twist: 3
# fault: the values are compared as texts, so 5 and '5' are taken for the same
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]
    previous = None
    for _ in range(max_steps):
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        this = (reply["name"], {k: str(v) for k, v in reply["input"].items()})
        if this == previous:
            return "Stopped: the same call twice"
        previous = this
        history.append({"role": "assistant", "content": reply})
        result = tools[reply["name"]](**reply["input"])
        history.append({"role": "user", "content": [
            {"type": "tool_result", "tool_use_id": reply["id"], "content": str(result)},
        ]})
    return "Stopped: out of steps"
