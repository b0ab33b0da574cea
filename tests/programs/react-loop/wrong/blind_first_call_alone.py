# twist: 1
# fault: of several calls in one reply only the first is run
def blocks_of(said):
    return list(said) if isinstance(said, (list, tuple)) else [said]


def run(model, tools, task, max_steps=5):
    history = [{"content": task, "role": "user"}]
    for _ in range(max_steps):
        parts = blocks_of(model(history, tools))
        call = next((p for p in parts if p["type"] == "tool_call"), None)
        if call is None:
            return "\n".join(p["text"] for p in parts if p["type"] == "text")
        history.append({"role": "assistant", "content": parts})
        value = tools[call["name"]](**call["input"])
        history.append(
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": call["id"], "content": str(value)}]}
        )
    return "Stopped: step limit"
