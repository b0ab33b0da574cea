def pair_results(blocks, tools):
    out = []
    for b in blocks:
        if b["type"] != "tool_call": continue
        args = b.pop("input")
        name = b.pop("name")
        out.append({"type": "tool_result", "tool_use_id": b.pop("id"), "content": str(tools[name](**args))})
    return {"role": "user", "content": out}
