# fault: off by one, the last allowed call is not made
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for n in range(1, max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
