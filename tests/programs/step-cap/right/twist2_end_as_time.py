# twist: 2
import time as _time
import types


def run_capped(model, tools, task, max_steps=3, deadline=float("inf")):
    end = _time.time() + deadline
    log = [{"role": "user", "content": task}]
    gathered = []

    def finish(ok, answer):
        return {"ok": ok, "answer": answer, "steps": n, "gathered": gathered, "elapsed": _time.time()}

    for n in range(max_steps + 1):
        if n == max_steps or _time.time() > end:
            return finish(False, "Stopped; gathered " + "; ".join(gathered))
        r = model(log, tools)
        if r["type"] == "text":
            n += 1
            return finish(True, r["text"])
        gathered.append(str(tools[r["name"]](**r["input"])))
        log += [{"role": "assistant", "content": [r]}, {"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": gathered[-1]}]}]
