# twist: 3
# fault: the guard compares the whole replies, whose ids always differ, so a repeated name and input is not noticed
def run(lm, toolbox, todo, max_steps=5):
    log = [{"role": "user", "content": todo}]
    previous = None
    for _ in range(max_steps):
        step = lm(log, toolbox)
        if step["type"] == "text":
            return step["text"]
        if step == previous:
            return "Stopped: going in circles"
        previous = step
        log.append({"role": "assistant", "content": step})
        produced = toolbox[step["name"]](**step["input"])
        log.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": step["id"], "content": str(produced)}]}
        )
    return "Stopped: step budget exhausted"
