# twist: 1
# fault: the list of observations is a default argument, a second run also carries the first run's observations
def run_capped(model, tools, task, max_steps=3, gathered=[]):
    messages = [{"role": "user", "content": task}]
    for n in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n, "gathered": list(gathered)}
        seen = str(tools[reply["name"]](**reply["input"]))
        gathered.append(seen)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": seen})
    return {"ok": False, "answer": "out of steps", "steps": max_steps, "gathered": list(gathered)}
