# fault: the answer of a success is the whole reply, not its text
def run_capped(model, tools, task, max_steps=3):
    def go(messages, used):
        if used == max_steps:
            return {"ok": False, "answer": "out of steps", "steps": used}
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply, "steps": used + 1}
        seen = str(tools[reply["name"]](**reply["input"]))
        return go(messages + [{"role": "assistant", "content": reply}, {"role": "user", "content": seen}], used + 1)
    return go([{"role": "user", "content": task}], 0)
