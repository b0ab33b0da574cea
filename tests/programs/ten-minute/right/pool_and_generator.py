import inspect
from concurrent.futures import ThreadPoolExecutor


def dispatch(tools, name, args):
    try:
        tool = tools[name]
    except KeyError:
        return f"ERROR: {name} is not one of {tuple(tools)}"
    try:
        inspect.signature(tool).bind(**args)
    except TypeError as e:
        return f"ERROR: {name}: {e} ({args})"
    try:
        value = tool(**args)
    except Exception as e:
        return f"ERROR: {name}: {e!r} {e}"
    return str(value)


def turns(model, tools, history):
    while True:
        reply = model(history, tools)
        blocks = list(reply) if isinstance(reply, (list, tuple)) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        yield None if calls else "\n".join(b["text"] for b in blocks)
        with ThreadPoolExecutor() as pool:
            outcomes = list(pool.map(lambda b: dispatch(tools, b["name"], b["input"]), calls))
        history += [
            {"role": "assistant", "content": blocks},
            {
                "role": "user",
                "content": [
                    {"type": "tool_result", "tool_use_id": b["id"], "content": o} for b, o in zip(calls, outcomes)
                ],
            },
        ]


def run(model, tools, task, max_steps=5):
    for _, answer in zip(range(max_steps), turns(model, tools, [{"role": "user", "content": task}])):
        if answer is not None:
            return answer
    return f"Stopped after {max_steps} steps"
