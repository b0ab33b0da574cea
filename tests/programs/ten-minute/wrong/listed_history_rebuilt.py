# fault: the history is built anew at each step, only the last exchange is kept
import inspect


def dispatch(registry, asked_name, inputs):
    if asked_name not in registry:
        return f"ERROR: {asked_name} is unknown; known are {', '.join(sorted(registry))}"
    target = registry[asked_name]
    try:
        inspect.signature(target).bind(**inputs)
    except TypeError as trouble:
        return f"ERROR: {asked_name} was not run: {trouble}"
    try:
        return str(target(**inputs))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__} in {asked_name}: {trouble}"


def answer(registry, item):
    return {
        "type": "tool_result",
        "tool_use_id": item["id"],
        "content": dispatch(registry, item["name"], item["input"]),
    }


def run(lm, registry, assignment, max_steps=5):
    log, count = [{"role": "user", "content": assignment}], 0
    while count < max_steps:
        count += 1
        step = lm(log, registry)
        pieces = [step] if isinstance(step, dict) else step
        outcomes = [answer(registry, blk) for blk in pieces if blk["type"] == "tool_call"]
        if not outcomes:
            return "".join(blk["text"] for blk in pieces)
        log = [log[0], {"role": "assistant", "content": step}, {"role": "user", "content": outcomes}]
    return f"Stopped after {count} steps"
