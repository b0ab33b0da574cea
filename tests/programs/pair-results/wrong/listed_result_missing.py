# fault: results are collected by tool name, so of two calls of one tool a result is missing
def pair_results(blocks, tools):
    results = {
        b["name"]: {"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))}
        for b in blocks
        if b["type"] == "tool_call"
    }
    return {"role": "user", "content": list(results.values())}
