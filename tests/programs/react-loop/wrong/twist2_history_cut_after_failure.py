# twist: 2
# fault: after a failure the history is cut to the task and the last two messages
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    error = None
    for turn in range(0, max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return said["text"]
        talk.append({"role": "assistant", "content": said})
        try:
            content = str(tools[said["name"]](**said["input"]))
        except Exception as e:
            content = f"ERROR: {e!r}"
            del talk[1:-1]
            error = e
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    return "Stopped: no steps left"
