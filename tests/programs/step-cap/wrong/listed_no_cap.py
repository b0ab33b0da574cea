# fault: no cap, max_steps is only used for ok and the loop runs until the model answers
def run_capped(model, tools, task, max_steps=3):
    messages, used = [{"role": "user", "content": task}], 0
    while max_steps > 0:
        reply = model(messages, tools)
        used += 1
        if reply["type"] == "text":
            ok = used <= max_steps
            return {"ok": ok, "answer": reply["text"] or "-", "steps": min(used, max_steps)}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "no steps allowed", "steps": 0}
