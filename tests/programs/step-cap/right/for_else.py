def run_capped(model, tools, task, max_steps=3):
    messages = [{"role": "user", "content": task}]
    for step in range(1, max_steps + 1):
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": step}
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    else:
        return {"ok": False, "answer": "No answer within the step budget; a person should look at this.", "steps": max_steps}
