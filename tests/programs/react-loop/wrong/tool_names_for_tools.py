# fault: the model is given the names of the tools, and not the tools
def run(model, tools, task, max_steps=5):
    log, names = (dict(role="user", content=task),), list(tools)
    for left in reversed(range(max_steps)):
        said = model(log, names)
        match said["type"]:
            case "text":
                return said["text"]
            case _:
                found = tools[said["name"]](**said["input"])
        answer = dict(type="tool_result", tool_use_id=said["id"], content=f"{found}")
        log = (*log, dict(role="assistant", content=said), dict(role="user", content=(answer,)))
    return "Stopped"
