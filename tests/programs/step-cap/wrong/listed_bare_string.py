# fault: exhausted, a bare string is returned instead of the dict with its flag
def run_capped(model, tools, task, max_steps=3):
    messages, used = [{"role": "user", "content": task}], 0
    while used < max_steps:
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        messages += [{"role": "assistant", "content": reply},
                     {"role": "user", "content": str(tools[reply["name"]](**reply["input"]))}]
    return "Stopped: step budget exhausted after %d steps" % used
