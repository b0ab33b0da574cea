# fault: the reply with the calls is dropped from the history
import inspect


def dispatch(toolset, asked_name, payload):
    callee = toolset.get(asked_name)
    if callee is None:
        return f"ERROR: no tool named {asked_name!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(callee).bind(**payload)
    except TypeError as e:
        return f"ERROR: bad arguments for {asked_name}: {e}"
    try:
        return str(callee(**payload))
    except Exception as e:
        return f"ERROR: {asked_name} failed: {type(e).__name__}: {e}"


def run(lm, toolset, goal, max_steps=5):
    def go(transcript, left):
        if left == 0:
            return "Stopped: out of steps"
        response = lm(transcript, toolset)
        pieces = response if isinstance(response, list) else [response]
        collected = [
            {"type": "tool_result", "tool_use_id": p["id"], "content": dispatch(toolset, p["name"], p["input"])}
            for p in pieces
            if p["type"] == "tool_call"
        ]
        if not collected:
            return "".join(p["text"] for p in pieces)
        return go(transcript + [{"role": "user", "content": collected}], left - 1)

    return go([{"role": "user", "content": goal}], max_steps)
