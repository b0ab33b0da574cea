# fault: whether the run came to an end is told by how the answer begins, so an answer that says so itself is no success
import itertools


def run_capped(model, tools, task, max_steps=3):
    h = [{"role": "user", "content": task}]
    calls = 0
    for _ in itertools.repeat(None, max_steps):
        r = model(h, tools)
        calls += 1
        if r["type"] == "text":
            ok, answer = True, r["text"]
            break
        try:
            obs = str(tools[r["name"]](**r["input"]))
        except Exception as e:
            obs = f"ERROR {e!r}"
        h.append({"role": "assistant", "content": r})
        h.append({"role": "user", "content": [{"type": "tool_result", "tool_use_id": r["id"], "content": obs}]})
    else:
        ok, answer = False, "Stopped."
    return dict(ok=not answer.startswith("Stopped"), answer=answer, steps=calls)
