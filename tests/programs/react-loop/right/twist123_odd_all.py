# twist: 1
# twist: 2
# twist: 3
def run(model, tools, task, max_steps=5):
    h = [{"role": "user", "content": task}]
    seen = None
    while max_steps:
        max_steps -= 1
        r = model(h, tools)
        blocks = r if isinstance(r, list) else [r]
        calls = list(filter(lambda b: b["type"] == "tool_call", blocks))
        if not calls:
            return "\n".join(b["text"] for b in blocks)
        sig = [(c["name"], c["input"]) for c in calls]
        if sig == seen:
            return "Stopped: repeat"
        seen = sig
        h.append({"role": "assistant", "content": r})
        res = []
        for c in calls:
            try:
                o = str(tools[c["name"]](**c["input"]))
            except Exception as e:
                o = "ERROR: " + type(e).__name__
            res.append({"type": "tool_result", "tool_use_id": c["id"], "content": o})
        h.append({"role": "user", "content": res})
    return "Stopped"
