# twist: 1
# fault: a call with a name that is not in tools gets no result
def pair_results(blocks, tools):
    results = []
    for b in blocks:
        if b["type"] == "tool_call" and b["name"] in tools:
            try:
                words = str(tools[b["name"]](**b["input"]))
            except Exception as exc:
                words = f"ERROR: {exc!r}"
            results.append({"type": "tool_result", "tool_use_id": b["id"], "content": words})
    return {"role": "user", "content": results}
