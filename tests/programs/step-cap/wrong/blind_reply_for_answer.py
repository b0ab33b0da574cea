# fault: the answer of a success is the model's whole reply and not its text
def run_capped(model, tools, task, max_steps=3):
    def tool_turn(call):
        out = tools[call["name"]](**call["input"])
        yield {"role": "assistant", "content": call}
        yield {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call["id"], "content": str(out)}]}

    messages = [{"role": "user", "content": task}]
    for done in range(max_steps):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply, "steps": done + 1}
        messages.extend(tool_turn(reply))
    return {"ok": False, "answer": "Stopped: too many steps", "steps": max_steps}
