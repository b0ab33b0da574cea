# twist: 1
# fault: what the tools found comes along only when the steps ran out
def run_capped(model, tools, task, max_steps=3):
    thread = [{"role": "user", "content": task}]
    found = []
    while len(found) < max_steps:
        r = model(thread, tools)
        if r["type"] == "text":
            return dict(ok=True, answer=r["text"], steps=len(found) + 1)
        found.append(str(tools[r["name"]](**r["input"])))
        thread.extend(
            [
                {"role": "assistant", "content": r},
                {"role": "user", "content": [dict(type="tool_result", tool_use_id=r["id"], content=found[-1])]},
            ]
        )
    return dict(ok=False, answer="Out of steps.", steps=max_steps, gathered=found)
