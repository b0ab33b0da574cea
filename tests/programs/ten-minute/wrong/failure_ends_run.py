# fault: the first failed call ends the run, the model never sees what dispatch says of it
import inspect


def dispatch(tools, name, args):
    fn = tools.get(name)
    if fn is None:
        return f"ERROR: no tool named {name!r}. Available: {', '.join(sorted(tools))}"
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: bad arguments for {name}: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {name} failed: {type(exc).__name__}: {exc}"


class ToolFailed(Exception):
    pass


def results(tools, calls):
    for c in calls:
        said = dispatch(tools, c["name"], c["input"])
        if said.startswith("ERROR"):
            raise ToolFailed(said)
        yield {"type": "tool_result", "tool_use_id": c["id"], "content": said}


def run(model, tools, task, max_steps=5):
    messages = [{"role": "user", "content": task}]
    for _ in range(max_steps):
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": reply})
        try:
            messages.append({"role": "user", "content": list(results(tools, calls))})
        except ToolFailed as exc:
            return f"Stopped: {exc}"
    return "Stopped: budget"
