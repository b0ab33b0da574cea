# fault: when the steps are used up one more model call is made for a summary
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for n in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    messages.append({"role": "user", "content": "Sum up what you have."})
    last = model(messages, tools)
    return {"ok": False, "answer": last.get("text") or "out of steps", "steps": max_steps}
