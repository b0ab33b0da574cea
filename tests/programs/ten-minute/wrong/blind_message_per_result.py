# fault: every result goes back in a user message of its own
from inspect import signature


def dispatch(tools, name, args):
    tool = tools.get(name)
    if not tool:
        return "ERROR: no tool named %s; there are %s" % (name, ", ".join(tools))
    try:
        signature(tool).bind(**args)
    except TypeError as bad:
        return "ERROR: wrong arguments for %s: %s" % (name, bad)
    try:
        return str(tool(**args))
    except Exception as bad:
        return "ERROR: %s: %s" % (type(bad).__name__, bad)


def run(model, tools, task, max_steps=5):
    past = [dict(role="user", content=task)]
    left = max_steps
    while left:
        left -= 1
        answer = model(past, tools)
        answer = answer if isinstance(answer, (list, tuple)) else [answer]
        past.append(dict(role="assistant", content=list(answer)))
        wanted = [b for b in answer if b["type"] == "tool_call"]
        if not wanted:
            return "\n".join(b["text"] for b in answer if b["type"] == "text")
        for w in wanted:
            out = dispatch(tools, w["name"], w["input"])
            past.append(dict(role="user", content=[dict(type="tool_result", tool_use_id=w["id"], content=out)]))
    return "Stopped: %d steps were not enough" % max_steps
