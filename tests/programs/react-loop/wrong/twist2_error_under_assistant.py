# twist: 2
# fault: a failure comes back under the role assistant
def observe(tools, block):
    name = block["name"]
    if name not in tools:
        return f"ERROR: no tool {name}; there are {', '.join(tools)}"
    try:
        return str(tools[name](**block["input"]))
    except Exception as error:
        return f"ERROR: {type(error).__name__}: {error}"


def run(model, tools, task, max_steps=5):
    history = [dict(content=task, role="user")]
    for _ in range(max_steps):
        blocks = model(history, tools)
        blocks = blocks if isinstance(blocks, list) else [blocks]
        calls = [block for block in blocks if block["type"] == "tool_call"]
        if not calls:
            return "".join(block["text"] for block in blocks)
        history.append({"role": "assistant", "content": blocks})
        results = []
        for block in calls:
            results.append({"type": "tool_result", "tool_use_id": block["id"], "content": observe(tools, block)})
        failed = any(r["content"].startswith("ERROR") for r in results)
        history.append({"role": "assistant" if failed else "user", "content": results})
    return "Stopped: out of steps"
