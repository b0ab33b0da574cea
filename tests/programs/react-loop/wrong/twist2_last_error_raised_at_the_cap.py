# twist: 2
# fault: when the steps are used up the last error of a tool is raised
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
            error = e
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    if error:
        raise error
    return "Stopped: no steps left"
