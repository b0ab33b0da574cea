# twist: 2
# fault: an exception that was raised without arguments has no first one, and ends the run
def observed(tools, wanted):
    try:
        return str(tools[wanted["name"]](**wanted["input"]))
    except Exception as problem:
        return "ERROR: " + str(problem.args[0])


def run(model, tools, task, max_steps=5):
    log, spent = [dict(role="user", content=task)], 0
    while spent < max_steps:
        said, spent = model(log, tools), spent + 1
        if said["type"] == "text":
            return said["text"]
        answer = dict(type="tool_result", tool_use_id=said["id"], content=observed(tools, said))
        log += [dict(role="assistant", content=said), dict(role="user", content=[answer])]
    return "Stopped"
