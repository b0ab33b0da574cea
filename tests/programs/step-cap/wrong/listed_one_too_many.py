# fault: off by one, max_steps + 1 model calls are made
def run_capped(model, tools, task, max_steps=3):
    messages, used = [{"role": "user", "content": task}], 0
    while used <= max_steps and max_steps:
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
