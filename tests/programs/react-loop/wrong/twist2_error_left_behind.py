# twist: 2
# fault: once a tool has failed, all later results are errors too
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    error = None
    for turn in range(0, max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return said["text"]
        talk.append({"role": "assistant", "content": said})
        content = ""
        try:
            content = str(tools[said["name"]](**said["input"]))
        except Exception as e:
            error = f"ERROR: {e!r}"
        content = error or content
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    return "Stopped: no steps left"
