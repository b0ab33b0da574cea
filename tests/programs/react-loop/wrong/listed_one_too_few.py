# fault: off by one, the model is called only max_steps - 1 times
def run(ask_model, available, assignment, max_steps=5):
    talk = [{"role": "user", "content": assignment}]
    for step in range(1, max_steps):
        msg = ask_model(talk, available)
        if msg["type"] == "text":
            return msg["text"]
        talk.append({"role": "assistant", "content": msg})
        gathered = available[msg["name"]](**msg["input"])
        talk.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": str(gathered)}]}
        )
    return "Stopped"
