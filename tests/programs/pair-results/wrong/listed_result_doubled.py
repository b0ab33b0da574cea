# fault: every earlier result is added again with each new call
def pair_results(blocks, tools):
    content, batch = [], []
    for b in blocks:
        if b["type"] == "tool_call":
            batch.append(
                {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))}
            )
            content.extend(batch)
    return {"role": "user", "content": content}
