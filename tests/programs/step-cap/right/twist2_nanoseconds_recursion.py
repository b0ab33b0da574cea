# twist: 2
import time


def run_capped(model, tools, task, max_steps=3, deadline=None, *, _history=None, _n=0, _start=None):
    start = time.monotonic_ns() if _start is None else _start
    history = _history or [{"role": "user", "content": task}]
    late = deadline is not None and (time.monotonic_ns() - start) / 1e9 >= deadline
    if _n == max_steps or late:
        return {"ok": False, "answer": "late" if late else "capped", "steps": _n}
    said = model(history, tools)
    if said["type"] == "text":
        return {"steps": _n + 1, "ok": True, "answer": said["text"]}
    out = {"type": "tool_result", "tool_use_id": said["id"], "content": str(tools[said["name"]](**said["input"]))}
    more = [*history, {"role": "assistant", "content": said}, {"role": "user", "content": [out]}]
    return run_capped(model, tools, task, max_steps, deadline, _history=more, _n=_n + 1, _start=start)
