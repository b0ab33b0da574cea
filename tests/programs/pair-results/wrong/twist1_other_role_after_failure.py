# twist: 1
# fault: a message with a failure stands under the role tool
def pair_results(blocks, tools):
    results = []
    failed = None
    for block in blocks:
        if block["type"] != "tool_call":
            continue
        if block["name"] not in tools:
            content = f"ERROR: no tool {block['name']}"
        else:
            try:
                content = str(tools[block["name"]](**block["input"]))
            except Exception as e:
                content = f"ERROR: {e!r}"
        results.append({"type": "tool_result", "tool_use_id": block["id"], "content": content})
    return {"role": "tool" if any(r["content"].startswith("ERROR") for r in results) else "user", "content": results}
