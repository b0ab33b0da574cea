# fault: on exhaustion an exception is raised
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    steps = iter(range(1, max_steps + 1))
    while True:
        try:
            n = next(steps)
        except StopIteration:
            raise RuntimeError("step budget exhausted") from None
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
