# twist: 3
# fault: only the first argument is compared
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    last = None
    for turn in range(0, max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return said["text"]
        this = (said["name"], next(iter(sorted(said["input"].items(), key=repr)), None))
        if this == last:
            return "Stopped: the same call again"
        last = this
        talk.append({"role": "assistant", "content": said})
        content = str(tools[said["name"]](**said["input"]))
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    return "Stopped: no steps left"
