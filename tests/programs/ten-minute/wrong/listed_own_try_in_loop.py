# fault: the loop has a try of its own past dispatch, a failed tool reaches the model without what dispatch says of it
import inspect


def dispatch(registry, wanted, kwargs):
    target = registry.get(wanted)
    if target is None:
        return f"ERROR: no tool named {wanted!r}. Available: {', '.join(sorted(registry))}"
    try:
        inspect.signature(target).bind(**kwargs)
    except TypeError as problem:
        return f"ERROR: bad arguments for {wanted}: {problem}"
    try:
        return str(target(**kwargs))
    except Exception as problem:
        return f"ERROR: {wanted} failed: {type(problem).__name__}: {problem}"


def run(ask_model, registry, todo, max_steps=5):
    def response(one):
        try:
            past = str(registry[one["name"]](**one["input"]))
        except Exception:
            past = "ERROR: " + one["name"]
        return {"type": "tool_result", "tool_use_id": one["id"], "content": past}

    thread = [{"role": "user", "content": todo}]
    for _ in range(max_steps):
        output = ask_model(thread, registry)
        pieces = output if isinstance(output, list) else [output]
        todo_calls = [x for x in pieces if x["type"] == "tool_call"]
        if not todo_calls:
            return "".join(x["text"] for x in pieces)
        thread.append({"role": "assistant", "content": output})
        thread.append({"role": "user", "content": list(map(response, todo_calls))})
    return "Stopped"
