# twist: 1
# fault: only the exhausted result carries gathered, the successful one does not
def run_capped(model, tools, task, max_steps=3):
    messages, gathered = [{"role": "user", "content": task}], []
    for n in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        gathered.append(str(tools[reply["name"]](**reply["input"])))
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": gathered[-1]})
    return {"ok": False, "answer": "out of steps", "steps": max_steps, "gathered": gathered}
