def run_capped(lm, toolset, todo, max_steps=3):
    talk = [{"role": "user", "content": todo}]
    for step in range(1, max_steps + 1):
        msg = lm(talk, toolset)
        if msg["type"] == "text":
            return {"ok": True, "answer": msg["text"], "steps": step}
        acc = toolset[msg["name"]](**msg["input"])
        talk.append({"role": "assistant", "content": msg})
        talk.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": str(acc)}]}
        )
    else:
        return {
            "ok": False,
            "answer": "No answer within the step budget; a person should look at this.",
            "steps": max_steps,
        }
