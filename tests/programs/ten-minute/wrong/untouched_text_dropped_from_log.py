# fault: only the calls of a reply go into the history, its text is lost
from inspect import signature


def dispatch(tools, name, args):
    tool = tools.get(name)
    if tool is None:
        return f"ERROR: {name} is unknown, the tools are {list(tools)}"
    try:
        signature(tool).bind(**args)
    except TypeError as wrong:
        return f"ERROR: {name} was called wrongly: {wrong}"
    try:
        result = tool(**args)
    except Exception as raised:
        return f"ERROR: {raised.__class__.__name__} {raised}"
    return str(result)


def run(model, tools, task, max_steps=5):
    log = [{"role": "user", "content": task}]
    for _ in [None] * max_steps:
        reply = model(log, tools)
        parts = [reply] if isinstance(reply, dict) else list(reply)
        wanted = [part for part in parts if part["type"] == "tool_call"]
        if len(wanted) == 0:
            return " ".join(part["text"] for part in parts)
        log.append({"role": "assistant", "content": wanted})
        observations = []
        for one in wanted:
            said = dispatch(tools, one["name"], one["input"])
            observations.append({"type": "tool_result", "tool_use_id": one["id"], "content": said})
        log.append({"role": "user", "content": observations})
    return "Stopped: too many steps"
