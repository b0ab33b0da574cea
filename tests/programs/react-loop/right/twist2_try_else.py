# twist: 2
def run(ask_model, toolset, todo, max_steps=5):
    history = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        msg = ask_model(history, toolset)
        history.append({"role": "assistant", "content": msg})
        if msg["type"] == "text":
            return msg["text"]
        try:
            handler = toolset[msg["name"]]
        except KeyError:
            done = f"ERROR: there is no tool {msg['name']}; there are {sorted(toolset)}"
        else:
            try:
                done = str(handler(**msg["input"]))
            except Exception as err:
                done = f"ERROR {type(err).__name__}: {err}"
        history.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": msg["id"],
                        "content": done,
                        "is_error": done.startswith("ERROR"),
                    }
                ],
            }
        )
    return "Stopped"
