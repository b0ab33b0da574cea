# fault: ok is the word "yes" or "no", not True or False
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for n in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": "yes", "answer": reply["text"], "steps": n + 1}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": "no", "answer": "out of steps", "steps": max_steps}
