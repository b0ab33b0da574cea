# fault: after a text reply the model is called again for a last check
def run(ask_model, available, question, max_steps=5):
    talk = [{"role": "user", "content": question}]
    for n in range(max_steps):
        msg = ask_model(talk, available)
        talk.append({"role": "assistant", "content": msg})
        if msg["type"] == "text":
            if n + 1 < max_steps:
                talk.append({"role": "user", "content": "Are you sure?"})
                ask_model(talk, available)
            return msg["text"]
        produced = available[msg["name"]](**msg["input"])
        talk.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": msg["id"], "content": str(produced)}]}
        )
    return "Stopped"
