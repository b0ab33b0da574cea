# fault: the id stands under id, not under tool_use_id
def pair_results(blocks, tools):
    return {
        "role": "user",
        "content": [
            {"type": "tool_result", "id": b["id"], "content": str(tools[b["name"]](**b["input"]))}
            for b in blocks
            if b["type"] == "tool_call"
        ],
    }
