# Calls of one reply run at the same time, the answers keep the order of the calls.
import inspect
import sys
from concurrent.futures import ThreadPoolExecutor
from fake import FakeModel, call, text


def dispatch(registry, wanted, given):
    try:
        tool = registry[wanted]
    except KeyError:
        return "ERROR: no " + wanted + "; there is " + ", ".join(registry)
    try:
        inspect.signature(tool).bind(**given)
    except TypeError as exc:
        return f"ERROR: {wanted} can't take that: {exc}"
    try:
        return str(tool(**given))
    except Exception:
        kind, value = sys.exc_info()[:2]
        return f"ERROR: {kind.__name__} ({value})"


def run(model, tools, task, max_steps=5):
    msgs = [{"role": "user", "content": task}]
    used = 0
    while used < max_steps:
        used += 1
        reply = model(msgs, tools)
        if isinstance(reply, dict):
            reply = [reply]
        calls = [b for b in reply if b["type"] == "tool_call"]
        if calls:
            with ThreadPoolExecutor(len(calls)) as pool:
                said = list(pool.map(lambda c: dispatch(tools, c["name"], c["input"]), calls))
            msgs += [
                {"role": "assistant", "content": reply},
                {
                    "role": "user",
                    "content": [
                        {"type": "tool_result", "tool_use_id": c["id"], "content": s} for c, s in zip(calls, said)
                    ],
                },
            ]
        else:
            return "".join(b.get("text", "") for b in reply)
    return "Stopped"


if __name__ == "__main__":
    print(run(FakeModel([call("a", "up", s="x"), call("b", "down", s="y")], text("done")), {"up": str.upper}, "try"))
