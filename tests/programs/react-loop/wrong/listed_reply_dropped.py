# fault: the assistant's tool call is never put into the history, only its result
def run(model, tools, task, max_steps=5):
    history = [{"role": "user", "content": task}]

    def once():
        reply = model(history, tools)
        if reply["type"] == "text":
            return reply["text"]
        result = str(tools[reply["name"]](**reply["input"]))
        history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": result}]})

    for _ in range(max_steps):
        if (answer := once()) is not None:
            return answer
    return "Stopped: step budget exhausted"
