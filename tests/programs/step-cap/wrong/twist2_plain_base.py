# twist: 2
# fault: the deadline is taken but never looked at
def run_capped(model, tools, task, max_steps=3, deadline=None):
    messages = [{"role": "user", "content": task}]
    for n in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n + 1}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
