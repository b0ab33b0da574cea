# fault: the reply with the calls is dropped from the history
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


def run(model, tools, task, max_steps=5):
    def go(history, left):
        if left == 0:
            return "Stopped: out of steps"
        reply = model(history, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        results = [{"type": "tool_result", "tool_use_id": b["id"], "content": dispatch(tools, b["name"], b["input"])}
                   for b in blocks if b["type"] == "tool_call"]
        if not results:
            return "".join(b["text"] for b in blocks)
        return go(history + [{"role": "user", "content": results}], left - 1)
    return go([{"role": "user", "content": task}], max_steps)
