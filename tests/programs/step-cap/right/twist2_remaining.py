# twist: 2
from datetime import datetime, timedelta


def run_capped(model, tools, task, max_steps=3, deadline=None):
    end = None if deadline is None else datetime.now() + timedelta(seconds=deadline)
    messages, used = [{"role": "user", "content": task}], 0
    for used in range(max_steps):
        if end is not None and datetime.now() >= end:
            return {"ok": False, "answer": "Time ran out.", "steps": used}
        reply = model(messages, tools)
        if reply["type"] == "text":
            return {"ok": True, "answer": reply["text"], "steps": used + 1}
        messages.append({"role": "assistant", "content": reply})
        seen = str(tools[reply["name"]](**reply["input"]))
        messages.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": reply["id"], "content": seen}]})
    return {"ok": False, "answer": "Steps ran out.", "steps": max_steps}
