# fault: the recursion ends below zero steps left, which is one call too many
def run(model, tools, task, max_steps=5):
    return advance(model, tools, [dict(role="user", content=task)], max_steps)


def advance(model, tools, log, left):
    if left < 0:
        return "Stopped: out of steps"
    answer = model(log, tools)
    if answer["type"] != "tool_call":
        return answer["text"]
    got = str(tools[answer["name"]](**answer["input"]))
    log = log + [
        dict(role="assistant", content=[answer]),
        dict(role="user", content=[dict(type="tool_result", tool_use_id=answer["id"], content=got)]),
    ]
    return advance(model, tools, log, left - 1)
