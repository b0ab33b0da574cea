# twist: 2
# fault: after an error a message of the user asks to try again
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
        if content.startswith("ERROR"):
            talk.append({"role": "user", "content": "The tool failed, try something else."})
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    return "Stopped: no steps left"
