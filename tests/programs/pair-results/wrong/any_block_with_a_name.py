# fault: every block with a name is answered, not only tool calls
def pair_results(blocks, tools):
    results = []
    for block in blocks:
        if "name" in block:
            value = tools[block["name"]](**block["input"])
            results.append({"type": "tool_result", "tool_use_id": block["id"], "content": str(value)})
    return {"role": "user", "content": results}
