# fault: the ids are paired by position with all blocks, so a text block in front shifts them
def pair_results(blocks, tools):
    outs = [str(tools[b["name"]](**b["input"])) for b in blocks if b["type"] == "tool_call"]
    ids = [b.get("id", "?") for b in blocks]
    return {
        "role": "user",
        "content": [{"type": "tool_result", "tool_use_id": uid, "content": out} for uid, out in zip(ids, outs)],
    }
