# fault: without max_steps given it makes up to 5 calls, not 3
def run_capped(model, tools, task, max_steps=5):
    messages, used = [{"role": "user", "content": task}], 0
    while used < max_steps:
        used += 1
        reply = model(messages, tools)
        match reply["type"]:
            case "text":
                return {"ok": True, "answer": reply["text"], "steps": used}
            case "tool_call":
                messages.append({"role": "assistant", "content": reply})
                messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": used}
