# fault: off by one, the model is called max_steps + 1 times
import inspect


def dispatch(registry, tool_name, arguments):
    handler = registry.get(tool_name)
    if handler is None:
        return f"ERROR: no tool named {tool_name!r}. Available: {', '.join(sorted(registry))}"
    try:
        inspect.signature(handler).bind(**arguments)
    except TypeError as problem:
        return f"ERROR: bad arguments for {tool_name}: {problem}"
    try:
        return str(handler(**arguments))
    except Exception as problem:
        return f"ERROR: {tool_name} failed: {type(problem).__name__}: {problem}"


def run(llm, registry, job, max_steps=5):
    log, step = [{"role": "user", "content": job}], 0
    while step <= max_steps:
        step += 1
        msg = llm(log, registry)
        parts = msg if isinstance(msg, list) else [msg]
        asked = [x for x in parts if x["type"] == "tool_call"]
        if not asked:
            return "".join(x["text"] for x in parts)
        log.append({"role": "assistant", "content": msg})
        log.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": r["id"],
                        "content": dispatch(registry, r["name"], r["input"]),
                    }
                    for r in asked
                ],
            }
        )
    return "Stopped: over the budget"
