# fault: what dispatch says of a failing tool lacks the exception's type
import inspect


def fits(function, args):
    try:
        inspect.signature(function).bind(**args)
        return None
    except TypeError as e:
        return e


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: unknown tool {name!r} (have {list(tools)})"
    wrong = fits(tools[name], args)
    if wrong is not None:
        return f"ERROR: {name} cannot take these arguments: {wrong}"
    try:
        return str(tools[name](**args))
    except Exception as e:
        return f"ERROR: {name} did not work: {e}"


def run(model, tools, task, max_steps=5):
    history = [{"content": task, "role": "user"}]
    for _ in range(max_steps):
        out = model(history, tools)
        blocks = out if isinstance(out, list) else [out]
        history.append({"role": "assistant", "content": blocks})
        rows = [
            {"type": "tool_result", "tool_use_id": b["id"], "content": dispatch(tools, b["name"], b["input"])}
            for b in blocks
            if b["type"] == "tool_call"
        ]
        if not rows:
            return "\n".join(b["text"] for b in blocks if b["type"] == "text")
        history.append({"role": "user", "content": rows})
    return "Stopped: max_steps"
