from itertools import islice


def replies(model, tools, task):
    h = [{"role": "user", "content": task}]
    while True:
        r = model(h, tools)
        yield r
        h.append({"role": "assistant", "content": r})
        if r["type"] == "tool_call":
            o = tools[r["name"]](**r["input"])
            h.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": str(o)}]})


def run_capped(model, tools, task, max_steps=3):
    # the tool of the last step is never run: nobody would read what it says
    for n, r in enumerate(islice(replies(model, tools, task), max_steps), 1):
        if r["type"] == "text":
            return dict(ok=True, answer=r["text"], steps=n)
    return dict(ok=False, answer=f"({max_steps} steps were not enough)", steps=max_steps)
