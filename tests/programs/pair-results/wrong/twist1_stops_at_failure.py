# twist: 1
# fault: after a failed call the rest do not go on and get no result
def pair_results(blocks, tools):
    results = []
    for b in blocks:
        if b["type"] != "tool_call":
            continue
        try:
            words, failed = str(tools[b["name"]](**b["input"])), False
        except Exception as exc:
            words, failed = f"ERROR: {type(exc).__name__}: {exc}", True
        results.append({"type": "tool_result", "tool_use_id": b["id"], "content": words})
        if failed:
            break
    return {"role": "user", "content": results}
