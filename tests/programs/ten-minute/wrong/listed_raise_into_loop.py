# fault: dispatch lets a LookupError of a tool raise into the loop
import inspect


def dispatch(toolbox, asked_name, payload):
    if asked_name not in toolbox:
        return f"ERROR: {asked_name} is unknown; known are {', '.join(sorted(toolbox))}"
    action = toolbox[asked_name]
    try:
        inspect.signature(action).bind(**payload)
    except TypeError as trouble:
        return f"ERROR: {asked_name} was not run: {trouble}"
    try:
        return str(action(**payload))
    except (ValueError, TypeError, ArithmeticError, RuntimeError, OSError) as trouble:
        return f"ERROR: {type(trouble).__name__} in {asked_name}: {trouble}"


def answer(toolbox, item):
    return {"type": "tool_result", "tool_use_id": item["id"], "content": dispatch(toolbox, item["name"], item["input"])}


def run(ask_model, toolbox, job, max_steps=5):
    past, made = [{"role": "user", "content": job}], 0
    while made < max_steps:
        made += 1
        msg = ask_model(past, toolbox)
        pieces = [msg] if isinstance(msg, dict) else msg
        collected = [answer(toolbox, x) for x in pieces if x["type"] == "tool_call"]
        if not collected:
            return "".join(x["text"] for x in pieces)
        past.append({"role": "assistant", "content": msg})
        past.append({"role": "user", "content": collected})
    return f"Stopped after {made} steps"
