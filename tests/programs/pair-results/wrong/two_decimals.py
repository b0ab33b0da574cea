# fault: a fraction is cut to two decimals
def _said(tools, wish):
    value = tools[wish["name"]](**wish["input"])
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def pair_results(blocks, tools):
    wishes = [block for block in blocks if block["type"] == "tool_call"]
    found = [{"type": "tool_result", "tool_use_id": wish["id"], "content": _said(tools, wish)} for wish in wishes]
    return {"role": "user", "content": found}
