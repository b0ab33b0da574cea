# twist: 1
# fault: two calls of one reply that ask for the same run once
def run(model, tools, task, max_steps=5):
    history = [dict(content=task, role="user")]
    for _ in range(max_steps):
        blocks = model(history, tools)
        blocks = blocks if isinstance(blocks, list) else [blocks]
        calls = [block for block in blocks if block["type"] == "tool_call"]
        if not calls:
            return "".join(block["text"] for block in blocks)
        history.append({"role": "assistant", "content": blocks})
        results, seen = [], {}
        for block in calls:
            results.append(
                {
                    "type": "tool_result",
                    "tool_use_id": block["id"],
                    "content": seen.setdefault(str((block["name"], block["input"])), None)
                    or seen.__setitem__(
                        str((block["name"], block["input"])), str(tools[block["name"]](**block["input"]))
                    )
                    or seen[str((block["name"], block["input"]))],
                }
            )
        history.append({"role": "user", "content": results})
    return "Stopped: out of steps"
