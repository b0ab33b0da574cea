# twist: 2
# fault: a tool that does not exist is replaced by the one whose name is nearest, and that runs
from difflib import get_close_matches


def run(model, tools, task, max_steps=5):
    log = [{"content": task, "role": "user"}]
    for _step in range(max_steps):
        said = model(log, tools)
        if said["type"] == "text":
            return said["text"]
        try:
            nearest = get_close_matches(said["name"], tools, n=1) or [said["name"]]
            seen = str(tools[nearest[0]](**said["input"]))
        except Exception as trouble:
            seen = f"ERROR: {trouble!r}"
        note = {"type": "tool_result", "tool_use_id": said["id"], "content": seen}
        log += [{"role": "assistant", "content": said}, {"role": "user", "content": [note]}]
    return "Stopped, no answer yet"
