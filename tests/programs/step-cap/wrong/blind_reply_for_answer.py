# fault: the answer of a success is the model's whole reply and not its text
def run_capped(model, tools, task, max_steps=3):
    def tool_turn(call):
        out = tools[call["name"]](**call["input"])
        yield {"role": "assistant", "content": call}
        yield {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call["id"], "content": str(out)}]}

    talk = [{"role": "user", "content": task}]
    for done in range(max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return {"ok": True, "answer": said, "steps": done + 1}
        talk.extend(tool_turn(said))
    return {"ok": False, "answer": "Stopped: too many steps", "steps": max_steps}
