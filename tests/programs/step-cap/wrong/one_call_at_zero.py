# fault: with max_steps=0 one model call is made
def run_capped(model, tools, task, max_steps=3):
    messages, used = [{"role": "user", "content": task}], 0
    while True:
        reply = model(messages, tools)
        used += 1
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        if used >= max_steps:
            return {"ok": False, "answer": "out of steps", "steps": max_steps}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
