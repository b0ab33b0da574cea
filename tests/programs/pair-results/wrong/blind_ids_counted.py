# fault: the results are numbered instead of carrying the ids of their calls
def pair_results(blocks, tools):
    results = []
    calls = filter(lambda b: b["type"] == "tool_call", blocks)
    for number, c in enumerate(calls, start=1):
        out = tools[c["name"]](**c["input"])
        results.append({"type": "tool_result", "tool_use_id": f"call_{number}", "content": f"{out}"})
    return {"role": "user", "content": results}
