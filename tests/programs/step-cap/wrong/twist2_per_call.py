# twist: 2
# fault: the deadline is counted from the last call, not from the start of the run
import time


def run_capped(llm, toolbox, todo, max_steps=3, deadline=None):
    dialog, count = [{"role": "user", "content": todo}], 0
    mark = time.monotonic()
    while count < max_steps:
        now = time.monotonic()
        if deadline is not None and now - mark > deadline:
            break
        mark = now
        count += 1
        response = llm(dialog, toolbox)
        if response["type"] == "text":
            return {"ok": True, "answer": response["text"], "steps": count}
        dialog.append({"role": "assistant", "content": response})
        dialog.append({"role": "user", "content": str(toolbox[response["name"]](**response["input"]))})
    return {"ok": False, "answer": "out of budget", "steps": count}
