# fault: never more than five calls, whatever max_steps says
def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for step in range(1, min(max_steps, 5) + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": step}
        result = tools[reply["name"]](**reply["input"])
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(result)}]})
    return {"ok": False, "answer": "Stopped: no answer within the cap", "steps": max_steps}
