# twist: 1
# fault: what was gathered is formatted with %, which takes a tuple apart
def run_capped(model, tools, task, max_steps=3):
    history = [{"role": "user", "content": task}]
    gathered = []
    steps = 0
    while steps < max_steps:
        reply = model(history, tools)
        steps += 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": steps, "gathered": gathered}
        history.append({"role": "assistant", "content": reply})
        outcome = "%s" % tools[reply["name"]](**reply["input"])
        gathered.append(outcome)
        history.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": outcome}]})
    return {"ok": False, "answer": "Out of steps", "steps": steps, "gathered": gathered}
