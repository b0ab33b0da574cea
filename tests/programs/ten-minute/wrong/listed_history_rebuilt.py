# fault: the history is built anew at each step, only the last exchange is kept
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
        results = [answer(tools, b) for b in blocks if b["type"] == "tool_call"]
        if not results:
            return "".join(b["text"] for b in blocks)
        history = [history[0], {"role": "assistant", "content": reply}, {"role": "user", "content": results}]
    return f"Stopped after {steps} steps"
