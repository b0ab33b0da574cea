# twist: 1
def pair_results(blocks, tools):
    results = []
    for block in blocks:
        if block["type"] != "tool_call":
            continue
        try:
            content = str(tools[block["name"]](**block["input"]))
        except Exception as exc:
            content = f"ERROR: {type(exc).__name__}: {exc}"
        results.append({"type": "tool_result", "tool_use_id": block["id"], "content": content})
    return {"role": "user", "content": results}
