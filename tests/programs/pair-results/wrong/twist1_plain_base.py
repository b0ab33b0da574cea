# twist: 1
# fault: a tool that raises raises out of pair_results, and its call and the others get no result
def pair_results(blocks, tools):
    out = []
    for b in blocks:
        if b["type"] == "tool_call":
            out.append({"type": "tool_result", "tool_use_id": b["id"], "content": str(tools[b["name"]](**b["input"]))})
    return {"role": "user", "content": out}
