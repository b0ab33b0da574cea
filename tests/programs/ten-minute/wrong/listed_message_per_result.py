# fault: each call is answered in a message of its own, not all in one message
import inspect


def dispatch(toolset, wanted, kwargs):
    callee = toolset.get(wanted)
    if callee is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(toolset))}"
    try:
        inspect.signature(callee).bind(**kwargs)
    except TypeError as problem:
        return f"ERROR: bad arguments for {wanted}: {problem}"
    try:
        return str(callee(**kwargs))
    except Exception as problem:
        return f"ERROR: {wanted} failed: {type(problem).__name__}: {problem}"


def run(ask_model, toolset, job, max_steps=5):
    turns = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        msg = ask_model(turns, toolset)
        chunks = [msg] if isinstance(msg, dict) else list(msg)
        turns.append({"role": "assistant", "content": msg})
        asked = [part for part in chunks if part["type"] == "tool_call"]
        for u in asked:
            earlier = dispatch(toolset, u["name"], u["input"])
            turns.append(
                {"role": "user", "content": [{"type": "tool_result", "tool_use_id": u["id"], "content": earlier}]}
            )
        if not asked:
            return "".join(part["text"] for part in chunks)
    return "Stopped"
