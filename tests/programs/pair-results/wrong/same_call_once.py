# fault: two calls with the same name and input get only one result
def pair_results(blocks, tools):
    done, results = [], []
    for b in blocks:
        if b["type"] != "tool_call":
            continue
        key = b["name"], b["input"]
        if key in done:
            continue
        done.append(key)
        results.append({"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))})
    return {"role": "user", "content": results}
