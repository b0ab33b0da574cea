# fault: the model is given the bare task and no list of messages
def run_capped(lm, toolbox, question, max_steps=3):
    turns = [{"role": "user", "content": question}]
    n_steps = 0
    while n_steps < max_steps:
        msg = lm(question, toolbox)
        n_steps += 1
        if msg["type"] == "text":
            return {"ok": True, "answer": msg["text"], "steps": n_steps}
        turns.append({"role": "assistant", "content": msg})
        outcome = str(toolbox[msg["name"]](**msg["input"]))
        turns.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": outcome}]}
        )
    return {"ok": False, "answer": "Out of steps", "steps": n_steps}
