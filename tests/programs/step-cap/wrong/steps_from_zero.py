# fault: steps is the index of the last call, one less than the number of model calls made
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for step in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": step}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
