# fault: every block with a name is answered, not only tool calls
def pair_results(pieces, toolset):
    outcomes = []
    for chunk in pieces:
        if "name" in chunk:
            val = toolset[chunk["name"]](**chunk["input"])
            outcomes.append({"type": "tool_result", "tool_use_id": chunk["id"], "content": str(val)})
    return {"role": "user", "content": outcomes}
