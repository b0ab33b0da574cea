# fault: off by one, the last allowed model call is not made
import inspect


def dispatch(registry, called, params):
    if called not in registry:
        return f"ERROR: {called} is unknown; known are {', '.join(sorted(registry))}"
    func = registry[called]
    try:
        inspect.signature(func).bind(**params)
    except TypeError as trouble:
        return f"ERROR: {called} was not run: {trouble}"
    try:
        return str(func(**params))
    except Exception as trouble:
        return f"ERROR: {type(trouble).__name__} in {called}: {trouble}"


def answer(registry, item):
    return {
        "type": "tool_result",
        "tool_use_id": item["id"],
        "content": dispatch(registry, item["name"], item["input"]),
    }


def run(brain, registry, goal, max_steps=5):
    transcript, count = [{"role": "user", "content": goal}], 1
    while count < max_steps:
        count += 1
        output = brain(transcript, registry)
        chunks = [output] if isinstance(output, dict) else output
        values = [answer(registry, x) for x in chunks if x["type"] == "tool_call"]
        if not values:
            return "".join(x["text"] for x in chunks)
        transcript.append({"role": "assistant", "content": output})
        transcript.append({"role": "user", "content": values})
    return f"Stopped after {count} steps"
