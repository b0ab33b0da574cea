# twist: 1
# fault: of what a tool returned only the first 80 letters are gathered
def run_capped(model, tools, task, max_steps=3):
    h = [{"role": "user", "content": task}]
    gathered = []
    for n in range(1, max_steps + 1):
        r = model(h, tools)
        if r["type"] == "text":
            return {"ok": True, "answer": r["text"], "steps": n, "gathered": gathered}
        gathered.append(str(tools[r["name"]](**r["input"])))
        h += [
            {"role": "assistant", "content": r},
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": gathered[-1]}]},
        ]
    return {"ok": False, "answer": "Stopped", "steps": max_steps, "gathered": [g[:80] for g in gathered]}
