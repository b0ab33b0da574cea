import functools
import inspect
import json


def observation(fn):
    """Whatever goes wrong in fn comes back as an error observation."""

    @functools.wraps(fn)
    def wrapped(tools, name, args):
        try:
            return fn(tools, name, args)
        except Exception as exc:
            return f"ERROR in {name}: {type(exc).__name__}: {exc}"

    return wrapped


@observation
def dispatch(tools, name, args):
    if name not in tools:
        raise LookupError(f"no tool {name}, choose from {sorted(tools)}")
    inspect.signature(tools[name]).bind(**args)
    return str(tools[name](**args))


def conversation(model, tools, task):
    history, last = [{"role": "user", "content": task}], None
    while True:
        reply = model(history, tools)
        blocks = reply if isinstance(reply, list) else [reply]
        calls = [b for b in blocks if b["type"] == "tool_call"]
        if not calls:
            yield "".join(b["text"] for b in blocks)
        key = json.dumps([(c["name"], c["input"]) for c in calls], default=str)
        if key == last:
            yield "Stopped: the model repeats itself"
        last = key
        history.append({"role": "assistant", "content": reply})
        content = []
        for c in calls:
            content.append(
                {"type": "tool_result", "tool_use_id": c["id"], "content": dispatch(tools, c["name"], c["input"])}
            )
        history.append({"role": "user", "content": content})
        yield None


def run(model, tools, task, max_steps=5):
    talk = conversation(model, tools, task)
    for _ in range(max_steps):
        if (answer := next(talk)) is not None:
            return answer
    return "Stopped: out of steps"
