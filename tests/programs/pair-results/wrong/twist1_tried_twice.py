# twist: 1
# fault: a tool that raises is run a second time, and what that gives is the result
def _said(tools, wish):
    for _ in range(2):
        try:
            return str(tools[wish["name"]](**wish["input"]))
        except Exception as trouble:
            last = f"ERROR: {trouble!r}"
    return last


def pair_results(blocks, tools):
    wishes = [block for block in blocks if block["type"] == "tool_call"]
    found = [{"type": "tool_result", "tool_use_id": wish["id"], "content": _said(tools, wish)} for wish in wishes]
    return {"role": "user", "content": found}
