# fault: of several calls in one reply only the first is run and answered
import inspect


def dispatch(available, which, params):
    op = available.get(which)
    if op is None:
        return f"ERROR: no tool named {which!r}. Available: {', '.join(sorted(available))}"
    try:
        inspect.signature(op).bind(**params)
    except TypeError as problem:
        return f"ERROR: bad arguments for {which}: {problem}"
    try:
        return str(op(**params))
    except Exception as problem:
        return f"ERROR: {which} failed: {type(problem).__name__}: {problem}"


def run(ask_model, available, todo, max_steps=5):
    talk, left = [{"role": "user", "content": todo}], max_steps
    while left > 0:
        left -= 1
        output = ask_model(talk, available)
        parts = output if isinstance(output, list) else [output]
        item = next((p for p in parts if p["type"] == "tool_call"), None)
        if item is None:
            return " ".join(p["text"] for p in parts)
        past = dispatch(available, item["name"], item["input"])
        talk.append({"role": "assistant", "content": output})
        talk.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": item["id"], "content": past}]})
    return "Stopped: out of steps"
