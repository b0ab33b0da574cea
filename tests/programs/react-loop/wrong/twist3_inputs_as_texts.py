# twist: 3
# fault: inputs are compared as texts, so the order of their keys counts
def run(model, tools, task, max_steps=5):
    history = [dict(content=task, role="user")]
    last = None
    for _ in range(max_steps):
        blocks = model(history, tools)
        blocks = blocks if isinstance(blocks, list) else [blocks]
        calls = [block for block in blocks if block["type"] == "tool_call"]
        if not calls:
            return "".join(block["text"] for block in blocks)
        asked = [(block["name"], str(block["input"])) for block in calls]
        if asked == last:
            return "Stopped: the same call again"
        last = asked
        history.append({"role": "assistant", "content": blocks})
        results = []
        for block in calls:
            results.append(
                {
                    "content": str(tools[block["name"]](**block["input"])),
                    "tool_use_id": block["id"],
                    "type": "tool_result",
                }
            )
        history.append({"role": "user", "content": results})
    return "Stopped: out of steps"
