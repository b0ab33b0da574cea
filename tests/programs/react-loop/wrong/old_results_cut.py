# fault: before each further call the results that were already seen are cut to their first words
def cut(message):
    if isinstance(message["content"], list):
        message["content"][0]["content"] = message["content"][0]["content"][:40]


def run(model, tools, task, max_steps=5):
    log, spent = [dict(role="user", content=task)], 0
    while spent < max_steps:
        for past in log[:-1]:
            cut(past)
        said, spent = model(log, tools), spent + 1
        if said["type"] == "text":
            return said["text"]
        answer = dict(type="tool_result", tool_use_id=said["id"], content=str(tools[said["name"]](**said["input"])))
        log += [dict(role="assistant", content=said), dict(role="user", content=[answer])]
    return "Stopped"
