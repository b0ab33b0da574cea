# twist: 1
# fault: a tool that failed is not run again for its next call
def pair_results(blocks, tools):
    content = []
    failed = set()
    for block in blocks:
        if block["type"] != "tool_call":
            continue
        if block["name"] in failed or block["name"] not in tools:
            out = f"ERROR: unknown tool {block['name']}"
        else:
            try:
                out = str(tools[block["name"]](**block["input"]))
            except Exception as e:
                failed.add(block["name"])
                out = f"ERROR: {type(e).__name__}: {e}"
        content.append({"type": "tool_result", "tool_use_id": block["id"], "content": out})
    return {"role": "user", "content": content}
