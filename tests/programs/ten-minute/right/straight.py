import inspect


def dispatch(registry, wanted, arguments):
    if wanted not in registry:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(registry))}"
    try:
        inspect.signature(registry[wanted]).bind(**arguments)
    except TypeError as trouble:
        return f"ERROR: bad arguments for {wanted}: {trouble}"
    try:
        return str(registry[wanted](**arguments))
    except Exception as trouble:
        return f"ERROR: {wanted} failed: {type(trouble).__name__}: {trouble}"


def run(ask_model, registry, goal, max_steps=5):
    turns = [{"role": "user", "content": goal}]
    for _ in range(max_steps):
        step = ask_model(turns, registry)
        chunks = [step] if isinstance(step, dict) else step
        requests = [p for p in chunks if p["type"] == "tool_call"]
        if not requests:
            return "".join(p["text"] for p in chunks if p["type"] == "text")
        turns.append({"role": "assistant", "content": step})
        turns.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": r["id"],
                        "content": dispatch(registry, r["name"], r["input"]),
                    }
                    for r in requests
                ],
            }
        )
    return "Stopped: step budget exhausted."
