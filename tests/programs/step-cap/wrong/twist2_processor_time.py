# twist: 2
# fault: the deadline is in processor time, which stands still while a tool waits
import time


def run_capped(model, tools, task, max_steps=3, deadline=None):
    history = [{"role": "user", "content": task}]
    gathered = []
    start = time.process_time()
    for step in range(max_steps):
        if deadline is not None and time.process_time() - start > deadline:
            return {"ok": False, "answer": "Stopped: out of time", "steps": step}
        reply = model(history, tools)
        if reply["type"] == "text":
            return {"steps": step + 1, "gathered": gathered, "answer": reply["text"], "ok": True}
        observation = str(tools[reply["name"]](**reply["input"]))
        gathered.append(observation)
        history.append({"role": "assistant", "content": [reply]})
        result = {"content": observation, "tool_use_id": reply["id"], "type": "tool_result"}
        history.append({"content": [result], "role": "user"})
    return {"ok": False, "answer": "Stopped: out of steps", "steps": max_steps, "gathered": gathered}
