# fault: the steps are the tool calls, so the call that answered is not counted
def run_capped(model, tools, task, max_steps=3):
    chat = [{"role": "user", "content": task}]
    used = 0
    for _ in range(max_steps):
        reply = model(chat, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        result = tools[reply["name"]](**reply["input"])
        used += 1
        chat.append({"role": "assistant", "content": reply})
        chat.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(result)}]}
        )
    return {"ok": False, "answer": "Stopped: no steps left", "steps": used}
