# twist: 1
# fault: an observation equal to an earlier one is not gathered
def run_capped(model, tools, task, max_steps=3):
    messages, gathered, used = [{"role": "user", "content": task}], {}, 0
    while used < max_steps:
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used, "gathered": list(gathered)}
        seen = str(tools[reply["name"]](**reply["input"]))
        gathered[seen] = True
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": seen})
    return {"ok": False, "answer": "out of steps", "steps": used, "gathered": list(gathered)}
