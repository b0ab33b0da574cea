# fault: without a tool call None is returned instead of a message with an empty list
def pair_results(blocks, tools):
    calls = [b for b in blocks if b["type"] == "tool_call"]
    if not calls:
        return None
    return {
        "role": "user",
        "content": [
            {"type": "tool_result", "tool_use_id": c["id"], "content": str(tools[c["name"]](**c["input"]))}
            for c in calls
        ],
    }
