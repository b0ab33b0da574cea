# fault: dispatch turns a KeyboardInterrupt raised in a tool into an observation
import inspect


def dispatch(available, wanted, inputs):
    op = available.get(wanted)
    if op is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(available))}"
    try:
        inspect.signature(op).bind(**inputs)
    except TypeError as trouble:
        return f"ERROR: bad arguments for {wanted}: {trouble}"
    try:
        return str(op(**inputs))
    except BaseException as trouble:
        return f"ERROR: {wanted} failed: {type(trouble).__name__}: {trouble}"


def run(llm, available, question, max_steps=5):
    log = [{"role": "user", "content": question}]
    for _ in range(max_steps):
        step = llm(log, available)
        parts = step if isinstance(step, list) else [step]
        asked = [x for x in parts if x["type"] == "tool_call"]
        if not asked:
            return "".join(x["text"] for x in parts if x["type"] == "text")
        log.append({"role": "assistant", "content": step})
        log.append(
            {
                "role": "user",
                "content": [
                    {
                        "type": "tool_result",
                        "tool_use_id": u["id"],
                        "content": dispatch(available, u["name"], u["input"]),
                    }
                    for u in asked
                ],
            }
        )
    return "Stopped: step budget exhausted."
