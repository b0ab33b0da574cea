# fault: a call whose tool returned something falsy gets no result
def pair_results(pieces, toolset):
    values = []
    for p in pieces:
        if p["type"] == "tool_call" and (acc := toolset[p["name"]](**p["input"])):
            values.append({"type": "tool_result", "tool_use_id": p["id"], "content": str(acc)})
    return {"role": "user", "content": values}
