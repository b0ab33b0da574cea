# twist: 2
# fault: past the deadline TimeoutError is raised instead of the exhausted result returned
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    end = None if deadline is None else time.monotonic() + deadline
    messages = [{"role": "user", "content": task}]
    for n in range(1, max_steps + 1):
        if end is not None and time.monotonic() > end:
            raise TimeoutError(f"no answer within {deadline} s")
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": n}
        messages.append({"role": "assistant", "content": reply})
        messages.append({"role": "user", "content": str(tools[reply["name"]](**reply["input"]))})
    return {"ok": False, "answer": "out of steps", "steps": max_steps}
