# fault: the results are collected by tool name, so of two calls of one tool one stays without a result
import inspect


def dispatch(tools, name, args):
    if name not in tools:
        return f"ERROR: {name} is unknown; known are {', '.join(sorted(tools))}"
    fn = tools[name]
    try:
        inspect.signature(fn).bind(**args)
    except TypeError as exc:
        return f"ERROR: {name} was not run: {exc}"
    try:
        return str(fn(**args))
    except Exception as exc:
        return f"ERROR: {type(exc).__name__} in {name}: {exc}"


def answer(tools, block):
    return {"type": "tool_result", "tool_use_id": block["id"], "content": dispatch(tools, block["name"], block["input"])}


def run(model, tools, task, max_steps=5):
    history, steps = [{"role": "user", "content": task}], 0
    while steps < max_steps:
        steps += 1
        reply = model(history, tools)
        blocks = [reply] if isinstance(reply, dict) else reply
        results = {b["name"]: answer(tools, b) for b in blocks if b["type"] == "tool_call"}
        if not results:
            return "".join(b["text"] for b in blocks)
        history.append({"role": "assistant", "content": reply})
        history.append({"role": "user", "content": list(results.values())})
    return f"Stopped after {steps} steps"
