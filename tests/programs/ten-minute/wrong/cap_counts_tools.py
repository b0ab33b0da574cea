# fault: the cap counts tool calls, so two calls in one reply use up two of the allowed model calls
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
    messages, used = [{"role": "user", "content": task}], 0
    while used < max_steps:
        reply = model(messages, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        content = []
        for b in blocks:
            if b["type"] == "tool_call":
                used += 1
                content.append({"type": "tool_result", "tool_use_id": b["id"], "content": dispatch(tools, b["name"], b["input"])})
        if not content:
            return "".join(b["text"] for b in blocks)
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": content})
    return "Stopped: step budget exhausted"
