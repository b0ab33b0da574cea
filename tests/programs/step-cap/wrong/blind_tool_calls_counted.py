# fault: the steps are the tool calls, so the call that answered is not counted
def run_capped(model, tools, task, max_steps=3):
    chat = [{"role": "user", "content": task}]
    used = 0
    for _ in range(max_steps):
        said = model(chat, tools)
        if said["type"] == "text":
            return {"ok": True, "answer": said["text"], "steps": used}
        got = tools[said["name"]](**said["input"])
        used += 1
        chat.append({"role": "assistant", "content": said})
        chat.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": str(got)}]}
        )
    return {"ok": False, "answer": "Stopped: no steps left", "steps": used}
