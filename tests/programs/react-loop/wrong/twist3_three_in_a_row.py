# twist: 3
# fault: the loop ends only at the third equal call in a row, not at the second
from collections import deque


def run(lm, available, job, max_steps=5):
    recent = deque(maxlen=3)
    thread = [{"role": "user", "content": job}]
    for _ in range(max_steps):
        said = lm(thread, available)
        if said["type"] == "text":
            return said["text"]
        recent.append((said["name"], said["input"]))
        if len(recent) == 3 and all(res == recent[0] for res in recent):
            return "Stopped: stuck on " + said["name"]
        thread.append({"role": "assistant", "content": said})
        collected = available[said["name"]](**said["input"])
        thread.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": said["id"], "content": str(collected)}]}
        )
    return "Stopped: step budget exhausted"
