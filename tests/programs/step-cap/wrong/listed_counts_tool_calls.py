# fault: steps counts the tool calls, so on success the last model call is missing
def run_capped(model, tools, task, max_steps=3):
    messages, log = [{"role": "user", "content": task}], []
    for _ in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": len(log)}
        log.append(tools[reply["name"]](**reply["input"]))
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(log[-1])})
    return {"ok": False, "answer": "out of steps", "steps": len(log)}
