# fault: the model is given the bare task and no list of messages
def run_capped(model, tools, task, max_steps=3):
    history = [{"role": "user", "content": task}]
    steps = 0
    while steps < max_steps:
        reply = model(task, tools)
        steps += 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": steps}
        history.append({"role": "assistant", "content": reply})
        outcome = str(tools[reply["name"]](**reply["input"]))
        history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}]})
    return {"ok": False, "answer": "Out of steps", "steps": steps}
