# fault: a call whose tool returned something falsy gets no result
def pair_results(blocks, tools):
    results = []
    for b in blocks:
        if b["type"] == "tool_call" and (out := tools[b["name"]](**b["input"])):
            results.append({"type": "tool_result", "tool_use_id": b["id"], "content": str(out)})
    return {"role": "user", "content": results}
