# fault: a text reply whose text is empty does not end the run
def run(model, tools, task, max_steps=5):
    h = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(h, tools)
        if answer := reply.get("text"):
            return answer
        h.append({"role": "assistant", "content": reply})
        if reply["type"] == "tool_call":
            out = tools[reply["name"]](**reply["input"])
            h.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return "Stopped: step budget exhausted"
