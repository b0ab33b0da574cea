# twist: 3
# fault: lists in the input are compared whatever their order
def run(model, tools, task, max_steps=5):
    talk = [dict(content=task, role="user")]
    last = None
    for step in range(max_steps):
        said = model(talk, tools)
        if said["type"] == "text":
            return said["text"]
        this = (said["name"], {k: sorted(map(str, v)) if isinstance(v, list) else v for k, v in said["input"].items()})
        if this == last:
            return "Stopped: the same call again"
        last = this
        talk.append({"role": "assistant", "content": said})
        content = str(tools[said["name"]](**said["input"]))
        talk.append(
            {"role": "user", "content": [{"tool_use_id": said["id"], "content": content, "type": "tool_result"}]}
        )
    return "Stopped: no steps left"
