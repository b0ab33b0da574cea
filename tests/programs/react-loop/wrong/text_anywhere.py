# fault: a tool called text is taken for a text reply
def run(ask_model, toolbox, question, max_steps=5):
    past = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        msg = ask_model(past, toolbox)
        if "text" in msg.values():
            return msg.get("text", "")
        past.append({"role": "assistant", "content": msg})
        outcome = str(toolbox[msg["name"]](**msg["input"]))
        value = {"type": "tool_result", "tool_use_id": msg["id"], "content": outcome}
        past.append({"role": "user", "content": [value]})
    return "Stopped: out of steps"
