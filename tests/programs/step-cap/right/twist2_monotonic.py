# twist: 2
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    started = time.monotonic()
    messages, used = [{"role": "user", "content": task}], 0
    while used < max_steps:
        if deadline is not None and time.monotonic() - started > deadline:
            break
        used += 1
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used}
        messages.append({"role": "assistant", "content": reply})
        out = tools[reply["name"]](**reply["input"])
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": str(out)}]})
    return {"ok": False, "answer": "I ran out of steps or of time.", "steps": used}
