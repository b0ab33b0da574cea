# fault: the history is built anew at each step from the task and the last exchange, so older steps are lost
def run(model, tools, task, max_steps=5):
    start = {"role": "user", "content": task}
    exchange = []
    for _ in range(max_steps):
        reply = model([start, *exchange], tools)
        if reply["type"] == "text":
            return reply["text"]
        out = tools[reply["name"]](**reply["input"])
        exchange = [
            {"role": "assistant", "content": reply},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]},
        ]
    return "Stopped: step budget exhausted."
